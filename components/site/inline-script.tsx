/** This is the only text that a page does not escape: JSON in which `<` is escaped. */
export function InlineScript({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
