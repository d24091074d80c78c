#!/bin/sh
# vnu-jar 26.9.27 (npm), the Nu Html Checker of the W3C, and a page whose Content-Security-Policy stands in a `meta` with hashes.
#
# Expected: it warns of what browsers block, and of nothing else. A data block (`type="application/ld+json"`) is no script: it "is not
# processed by the user agent" (HTML standard, 4.12.1), so no policy is asked. The hash of a style is that of its text as it stands,
# with its blanks (CSP 3, "Does element match source list for type and source?"). `blocking="render"` is for `rel="expect"` too (HTML, 4.2.4).
# Seen: it warns of every data block, and of every style whose text begins or ends with white space, that the policy blocks them, and
# calls `rel="expect"` with `blocking` an error. Chromium 156 reports nothing of this page and makes the paragraph red.
# Matters here: every page has JSON-LD, a policy with hashes, a style that begins with two blanks, and waits for its opening. Of 39
# warnings of inline styles and scripts not one is right; who heeds them opens the policy with 'unsafe-inline'.
#
# Output seen:
#   style: no warning
#   style with a blank before it: Inline style violates Content Security Policy
#   data block: Inline script violates Content Security Policy
#   expect: A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
command -v java > apt.log || apt-get install -y -q --no-install-recommends default-jre-headless > apt.log
npm init -y > /dev/null
npm install --silent --no-audit --no-fund vnu-jar@26.9.27
hash_of() { printf %s "$1" | openssl dgst -sha256 -binary | openssl base64; }
check() { # name, text of the style, what else is in the head
  cat > page.html << HTML
<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title><meta http-equiv="Content-Security-Policy"
content="default-src 'none'; script-src 'self'; style-src 'sha256-$(hash_of "$2")'"><style>$2</style>$3</head>
<body><p id="text">Text</p></body></html>
HTML
  said=$(java -jar node_modules/vnu-jar/build/dist/vnu.jar --format gnu page.html 2>&1 |
    sed 's/^[^ ]* //; s/.*\(Inline .* Policy\) .*/\1/; s/.*A “link”/A “link”/')
  echo "$1: ${said:-no warning}"
}
seen=$(
  check 'style' 'p{color:red}'
  check 'style with a blank before it' ' p{color:red}'
  check 'data block' 'p{color:red}' '<script type="application/ld+json">{"@context":"https://schema.org"}</script>'
  check 'expect' 'p{color:red}' '<link rel="expect" href="#text" blocking="render">'
)
echo "$seen"
test "$seen" = 'style: no warning
style with a blank before it: Inline style violates Content Security Policy
data block: Inline script violates Content Security Policy
expect: A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.'
