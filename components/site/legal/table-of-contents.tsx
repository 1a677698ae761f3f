import { legalLabels } from '@/content/legal/labels'
import type { LegalSection } from '@/content/legal/legal-document'

export function TableOfContents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="text-[1rem] lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:self-start print:hidden"
    >
      <h2 id="contents" className="border-b border-ink pb-2.5 text-lg/[1.25] font-[550]">
        {legalLabels.contents}
      </h2>
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="grid min-h-tap grid-cols-[2rem_minmax(0,1fr)] items-center border-b border-rule py-1.5 leading-[1.3] hover:underline"
            >
              <b className="font-serif text-[1.125rem]/none font-[450] text-green">{index + 1}</b>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
