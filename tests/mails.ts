declare global {
  interface Window {
    /** The addresses of the e-mails that the page would have opened. */
    mails: string[];
  }
}

/** Keeps e-mails instead of opening them. Runs on the page. */
export function keepMails(): void {
  window.mails = [];
  window.open = (address) => {
    window.mails.push(String(address));
    return null;
  };
}
