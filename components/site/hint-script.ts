/** Marks the document of a signed-in visitor before the first paint. */
export const hintScript =
  "if(/(?:^|; )hint=[^;]/.test(document.cookie))document.documentElement.dataset.in=''"
