/**
 * Marks the document of a signed-in visitor before the first paint; takes away the drafts (`draftPrefix`) that one who
 * has signed out left behind.
 */
export const hintScript =
  "if(/(?:^|; )hint=[^;]/.test(document.cookie))document.documentElement.dataset.in='';else try{Object.keys(localStorage).forEach(k=>k.startsWith('mensaje:')&&localStorage.removeItem(k))}catch{}"
