import { Linked } from '@/components/site/legal/linked'
import type { LegalBlock, LegalSection } from '@/content/legal/legal-document'

const inset = 'mt-3.5 lg:pl-10 print:pl-0'

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p className={inset}>
        <Linked text={block} />
      </p>
    )
  }
  return (
    <ul className={inset}>
      {block.map((item) => (
        <li
          key={item}
          className="relative py-1 pl-5 before:absolute before:top-[1.05rem] before:left-0 before:w-2.5 before:border-t before:border-green"
        >
          <Linked text={item} />
        </li>
      ))}
    </ul>
  )
}

export function LegalText({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div className="max-w-[68ch] lg:col-start-1 lg:row-start-1">
      {sections.map(({ id, title, body }, index) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="pt-8 first:pt-0">
          <h2
            id={`${id}-title`}
            className="grid grid-cols-[2rem_minmax(0,1fr)] border-b border-rule pb-2.5 lg:grid-cols-[2.5rem_minmax(0,1fr)] print:break-after-avoid"
          >
            <span className="text-green">{index + 1}</span>
            {title}
          </h2>
          {body.map((block, position) => (
            <Block key={position} block={block} />
          ))}
        </section>
      ))}
    </div>
  )
}
