/** Marks the document before first paint when signed in; otherwise removes message drafts of an earlier session. */
export const hintScript =
  "if(/(?:^|; )hint=[^;]/.test(document.cookie))document.documentElement.dataset.in='';else try{Object.keys(localStorage).forEach(k=>k.startsWith('mensaje:')&&localStorage.removeItem(k))}catch{}"

/** The only unescaped text of a page. Code comes from constants; JSON escapes `<`, so it cannot close the element. */
export function InlineScript({
  code,
  data,
}: { code: string; data?: never } | { data: object; code?: never }) {
  if (code !== undefined) return <script dangerouslySetInnerHTML={{ __html: code }} />
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
