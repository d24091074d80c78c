/** The headers that all hosts send, besides the policy of each page. */

type Headers = Readonly<Record<string, string>>;

/** What the site does not use, and no frame in it may either. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/**
 * On every answer. HSTS covers this host for a year; subdomains and the preload list are left out because they
 * bind hosts that this site knows nothing of. There is no X-Frame-Options: `frame-ancestors` says the same,
 * and tells the page inside the booking frame apart.
 */
export const headersForAll = ({ isPreview }: { isPreview: boolean }): Headers => ({
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
});

/** The build puts a hash of the content into the names of the files below this address. */
export const hashedFiles = '/_astro/';

/** Caching of those files, and of all others: asked for again on every visit. */
export const cacheForever = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache';

/** Types that servers do not know by themselves, by file ending; `nosniff` makes browsers rely on them. */
export const contentTypes: Readonly<Record<string, string>> = {
  webmanifest: 'application/manifest+json',
  vcf: 'text/vcard; charset=utf-8',
};
