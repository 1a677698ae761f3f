import type { ReactNode } from 'react'
import { OpenIcon } from '@/components/site/icon'
import { cn } from '@/components/ui/cn'
import type { Testimonial } from '@/content/firm-profile'

const grids = {
  3: 'md:grid-cols-2 lg:grid-cols-3',
  4: 'md:grid-cols-2 xl:grid-cols-4',
}

const sizes = {
  lead: 'text-3xl/[1.1] tracking-[-0.02em] max-w-[17em]',
  side: 'text-xl/[1.2]',
  small: 'text-[1.375rem]/[1.32]',
}

type SectionProps = {
  /** The section's number, which is shown in the margin. */
  folio?: number
  tone?: 'paper' | 'dark' | 'sunk'
  ruled?: boolean
  /** True for the first section of an inner page, which leaves room for the fixed header. */
  opens?: boolean
  roomy?: boolean
  className?: string
  id?: string
  children: ReactNode
}

const tones = { paper: '', dark: 'bg-green-deep text-paper', sunk: 'bg-sunk' }

export function Section({
  folio,
  tone = 'paper',
  ruled,
  opens,
  roomy,
  className,
  id,
  children,
}: SectionProps) {
  const dark = tone === 'dark'
  const space = roomy ? 'py-6 md:pt-18 md:pb-28' : 'py-6 md:pt-12 md:pb-18'
  return (
    <section id={id} className={tones[tone]}>
      <div className="sheet-grid">
        <div
          aria-hidden
          className={cn(
            'border-double max-md:border-b-5 max-md:pt-8 max-md:pb-1.5 md:border-r-5 md:pt-18',
            dark ? 'border-[oklch(0.48_0.06_160)]' : 'border-rule-green',
            !roomy && 'max-md:pt-5 md:pt-12',
            !folio && 'max-md:hidden',
          )}
        >
          {folio ? <b className={`folio ${dark ? 'text-green-pale' : 'text-green'}`}>{folio}</b> : null}
        </div>
        <div
          className={cn(
            'relative min-w-0 md:pl-8 lg:pl-12',
            space,
            opens && 'pt-22 md:pt-36 lg:pt-29',
            ruled &&
              'md:before:absolute md:before:inset-x-0 md:before:top-0 md:before:border-t md:before:border-rule',
            className,
          )}
        >
          {children}
        </div>
      </div>
    </section>
  )
}

type ClosingProps = { title: string; tone?: 'dark' | 'sunk'; large?: boolean; children: ReactNode }

export function Closing({ title, tone = 'sunk', large, children }: ClosingProps) {
  return (
    <Section tone={tone} className="py-12 md:py-18">
      <div className="grid items-end gap-x-20 gap-y-6 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <h2 className={cn('max-w-[11em] tracking-[-0.028em]', large ? 'text-hero/none' : 'text-3xl/[1.06]')}>
          {title}
        </h2>
        <div>{children}</div>
      </div>
    </Section>
  )
}

export function Actions({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>
}

type PageHeadingProps = {
  title: string
  lead: string
  /** True if the page shows the lead paragraph in another place on phones. */
  leadIsWide?: boolean
  children?: ReactNode
}

export function PageHeading({ title, lead, leadIsWide = false, children }: PageHeadingProps) {
  return (
    <>
      <h1 className="max-w-[17em] text-3xl/[1.04] tracking-[-0.022em]">{title}</h1>
      <p
        className={`mt-6 max-w-[52ch] text-[1.125rem]/[1.45] text-ink-2 md:text-lg/[1.45] ${leadIsWide ? 'max-md:hidden' : ''}`}
      >
        {lead}
      </p>
      {children}
    </>
  )
}

type TitledGridProps = { items: readonly { title: string; text: string }[]; columns?: keyof typeof grids }

export function TitledGrid({ items, columns = 3 }: TitledGridProps) {
  return (
    <ul className={`mt-8 grid gap-x-8 ${grids[columns]}`}>
      {items.map(({ title, text }) => (
        <li key={title} className="border-t border-ink pt-4 pb-6">
          <h3>{title}</h3>
          <p className="mt-1.5 max-w-[44ch] text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}

export function Quote({ testimonial, size }: { testimonial: Testimonial; size: keyof typeof sizes }) {
  return (
    <figure>
      <blockquote className={cn('font-serif font-[450] text-balance', sizes[size])}>
        «{testimonial.quote}»
      </blockquote>
      <figcaption className="mt-4 text-sm/[1.4] md:mt-6">
        <b className="block">{testimonial.name}</b>
        <span className="text-ink-2">{testimonial.position}</span>
      </figcaption>
    </figure>
  )
}

type QuestionListProps = {
  /** The `name` of the `details` elements, of which only one is open at a time. */
  name: string
  questions: readonly { question: string; answer: string }[]
}

/** Answers are in `details`, so that they open without script. */
export function QuestionList({ name, questions }: QuestionListProps) {
  return (
    <div className="mt-8 border-t border-ink rule-closes">
      {questions.map(({ question, answer }, index) => (
        <details
          key={question}
          name={name}
          open={index === 0}
          className="group border-t border-rule first:border-t-0"
        >
          <summary className="question">
            <h3 className="text-[1.1875rem]/[1.3]">{question}</h3>
            <OpenIcon className="size-5 text-green" />
          </summary>
          <p className="max-w-[66ch] pr-12 pb-5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  )
}
