/** Folder with the built site: `dist`, or the one named in SITE_DIST, such as that of the tests. */
export const siteFolder = process.env['SITE_DIST'] ?? 'dist';
