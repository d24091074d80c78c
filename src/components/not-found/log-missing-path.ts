/** The specification asks for it: the missing path goes to the console. */
console.error('404: Diese Adresse gibt es nicht:', location.pathname);
