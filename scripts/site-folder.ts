/** Folder with the built site: `dist`, or the one named in SITE_DIST, so that the tests can look at another build. */
export const siteFolder = process.env['SITE_DIST'] ?? 'dist';
