/** Marks the document as signed in before the first paint; otherwise removes drafts of an earlier session, later, because that is slow. */
export const hintScript =
  "if(/(?:^|; )hint=[^;]/.test(document.cookie))document.documentElement.dataset.in='';else setTimeout(()=>{try{Object.keys(localStorage).forEach(k=>k.startsWith('mensaje:')&&localStorage.removeItem(k))}catch{}},2e3)"

/** This is the only text that a page does not escape. It is either constant code, or JSON in which `<` is escaped. */
export function InlineScript({
  code,
  data,
}: { code: string; data?: never } | { data: object; code?: never }) {
  if (code !== undefined) return <script dangerouslySetInnerHTML={{ __html: code }} />
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
