/**
 * Marks the document of a signed-in visitor before the first paint; takes away the drafts (`draftPrefix`) that one who
 * has signed out left behind.
 */
export const hintScript =
  "if(/(?:^|; )hint=[^;]/.test(document.cookie))document.documentElement.dataset.in='';else try{Object.keys(localStorage).forEach(k=>k.startsWith('mensaje:')&&localStorage.removeItem(k))}catch{}"

/**
 * The one place that writes text into a page unescaped. Code comes from our own constants; data is JSON whose
 * angle brackets are escaped, so that no value can close the element.
 */
export function InlineScript({
  code,
  data,
}: { code: string; data?: never } | { data: object; code?: never }) {
  if (code !== undefined) return <script dangerouslySetInnerHTML={{ __html: code }} />
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
