/**
 * Marks the page as signed in before the first paint.
 * If nobody is signed in, message drafts are deleted, because the browser's next user may be another person.
 * The deletion waits two seconds, because reading the storage is slow.
 */
export const hint =
  "if(/(?:^|; )hint=[^;]/.test(document.cookie))document.documentElement.dataset.in='';else setTimeout(()=>{try{Object.keys(localStorage).forEach(k=>k.startsWith('mensaje:')&&localStorage.removeItem(k))}catch{}},2e3)"
