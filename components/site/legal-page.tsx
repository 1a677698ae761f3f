import { notFound } from 'next/navigation'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { NavLink } from '@/components/site/header/header-bar'
import { PageHeading, Section } from '@/components/site/section'
import { firm } from '@/content/firm'
import {
  legalLabels,
  type LegalBlock,
  type LegalDocument,
  type LegalSection,
} from '@/content/legal/legal-document'
import { legalDocuments } from '@/content/legal/legal-documents'
import { navigation } from '@/content/navigation'

const day = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' })
const inset = 'mt-3.5 lg:pl-10 print:pl-0'
const targets: Record<string, string> = {
  [firm.email]: `mailto:${firm.email}`,
  [firm.phone.label]: firm.phone.href,
}
const escaped = Object.keys(targets).map((text) => text.replace(/[.+*?^${}()|[\]\\]/g, '\\$&'))
const pattern = new RegExp(`(${escaped.join('|')})`)

export function LegalPage({ path }: { path: LegalDocument['path'] }) {
  const document = legalDocuments.find((one) => one.path === path) ?? notFound()
  const updated = day.format(new Date(firm.policyVersion))
  return (
    <Section opens className="print:pt-0">
      <Breadcrumb trail={[{ label: navigation.homeLabel, href: '/' }]} current={document.title} />
      <LegalTabs />
      <p className="hidden border-b border-ink pb-2 print:block">{legalLabels.letterhead}</p>
      <div className="mt-8">
        <PageHeading title={document.title} lead={`${legalLabels.updated} ${updated}. ${document.basis}`} />
      </div>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem] print:block">
        <TableOfContents sections={document.sections} />
        <LegalText sections={document.sections} />
      </div>
    </Section>
  )
}

function LegalTabs() {
  return (
    <nav
      aria-label={legalLabels.tabs}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 border-b border-rule-field sm:flex sm:flex-wrap print:hidden"
    >
      {legalDocuments.map(({ path, tab }) => (
        <NavLink
          key={path}
          href={path}
          className="-mb-px inline-flex min-h-tap items-center border-b-5 border-double border-transparent text-ink-2 hover:text-ink aria-[current]:border-green aria-[current]:font-semibold aria-[current]:text-green forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]"
        >
          {tab}
        </NavLink>
      ))}
    </nav>
  )
}

function TableOfContents({ sections }: { sections: readonly LegalSection[] }) {
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

function LegalText({ sections }: { sections: readonly LegalSection[] }) {
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

function Linked({ text }: { text: string }) {
  return text.split(pattern).map((part, index) =>
    targets[part] ? (
      <a key={index} href={targets[part]} className="underline hover:decoration-2">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
