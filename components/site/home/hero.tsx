import { ContactWays } from '@/components/site/contact-ways'
import { agrees, finding, formatAmount, recheck, type CheckedRow } from '@/components/site/home/recheck'
import { Icon } from '@/components/site/icon'
import { LinkButton } from '@/components/site/link-button'
import { Actions, Section } from '@/components/site/section'
import { SignedIn, SignedOut } from '@/components/site/session-view'
import { cn } from '@/components/ui/cn'
import { sourcesOf, statistics } from '@/content/claims'
import { home } from '@/content/home'
import { exampleInvoice as text, invoiceExamples } from '@/content/tools/invoice-check'
import { formatPesos } from '@/lib/format/number'

export function Hero() {
  const { title, lead, portal, services } = home.hero
  const [satisfaction] = statistics('satisfaction')
  return (
    <Section className="pt-24 pb-8 md:pt-36 md:pb-18 lg:pt-35">
      <div className="grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_clamp(26rem,37vw,33.5rem)] lg:gap-13">
        <div>
          <h1 className="text-hero/none tracking-[-0.028em] lg:text-[min(4.75rem,5.2vw)]">{title}</h1>
          <p className="mt-6 max-w-[46ch] text-[1.125rem]/[1.45] text-ink-2 md:text-lg/[1.45] lg:max-w-[34ch]">
            {lead}
          </p>
          <Actions>
            <SignedIn>
              <LinkButton href="/portal" look="primary">
                {portal}
              </LinkButton>
            </SignedIn>
            <SignedOut>
              <LinkButton href="/auth" look="primary">
                {portal}
              </LinkButton>
            </SignedOut>
            <LinkButton href="/servicios">{services}</LinkButton>
          </Actions>
          <ContactWays />
          {satisfaction ? (
            <p className="mt-6 flex items-center gap-4 text-sm/[1.35] text-ink-2 max-[18rem]:flex-wrap md:mt-12">
              <b className="flex-none border-b-5 border-double border-ochre pb-[0.1em] font-serif text-[2.625rem]/none font-[450] tracking-[-0.02em] text-ink">
                {satisfaction.value}
              </b>
              <span>
                <span className="block max-w-[11rem]">{satisfaction.label}</span>
                <span className="mt-1 block text-xs">{sourcesOf([satisfaction])}</span>
              </span>
            </p>
          ) : null}
        </div>
        <CheckedInvoiceFigure />
      </div>
    </Section>
  )
}

const checked = recheck(invoiceExamples[0], text.labels)
const found = finding(checked)
const difference = found ? Math.abs(found.recomputed - found.stated) : 0

const head = 'px-2 py-2 text-xs font-medium text-ink-2 sm:px-3'

function CheckedInvoiceFigure() {
  return (
    <figure
      aria-labelledby="example-invoice"
      className="max-w-[36rem] rounded-sheet border border-rule bg-sheet text-xs/[1.35] shadow-lift max-[18rem]:hidden sm:text-sm/[1.35] lg:max-w-none"
    >
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1.5 border-b border-rule px-3.5 py-4 sm:px-5">
        <p>
          <b className="block font-serif text-[1.125rem]/tight">{text.supplier}</b>
          <span className="text-ink-2">{text.nit}</span>
        </p>
        <p className="sm:text-right">
          <b id="example-invoice" className="font-serif text-[1.125rem]/tight max-sm:mr-2.5 sm:block">
            {text.number}
          </b>
          <span className="text-ink-2">{text.date}</span>
        </p>
      </div>
      <table className="w-full">
        <thead>
          <tr>
            <th scope="col" className={`${head} pl-3.5 text-left sm:pl-5`}>
              {text.headings.detail}
            </th>
            <th scope="col" className={`${head} border-l border-rule text-right`}>
              {text.headings.stated}
            </th>
            <th
              scope="col"
              className={`${head} border-l-4 border-double border-rule-green text-right text-green`}
            >
              {text.headings.recomputed}
            </th>
            <th scope="col">
              <span className="sr-only">{text.headings.result}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {checked.lines.map((row, index) => (
            <CheckedRowLine key={row.label} row={row} step={index} />
          ))}
          <CheckedRowLine row={checked.subtotal} step={3} strong />
          <CheckedRowLine row={checked.vat} step={4} />
          <tr className="border-t border-ink font-serif text-[0.9375rem]/tight font-semibold sm:text-[1.125rem]/tight">
            <th scope="row" className="py-3 pl-3.5 text-left font-semibold sm:pl-5">
              {checked.total.label}
            </th>
            <td className="border-l border-rule px-2 text-right sm:px-3">
              {formatAmount(checked.total.stated)}
            </td>
            <td className="border-l-4 border-double border-rule-green px-2 text-right text-green sm:px-3">
              <span className="border-b-4 border-double border-current pb-0.5">
                {formatAmount(checked.total.recomputed)}
              </span>
            </td>
            <td>
              <span className="sr-only">{agrees(checked.total) ? text.agrees : text.differs}</span>
            </td>
          </tr>
        </tbody>
      </table>
      <figcaption className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-t border-rule px-3.5 py-3.5 text-sm sm:px-5">
        <span className="inline-flex items-center gap-2 rounded-sheet bg-ochre-wash py-[0.2rem] pr-2.5 pl-[0.45rem] font-[550] text-ochre-ink">
          <Icon name="attention" className="size-[1.1em]" />
          {text.status}
        </span>
        <span>
          {text.difference} <b>{formatPesos(difference)}</b>. {text.reviewer}
        </span>
      </figcaption>
    </figure>
  )
}

/** Delays of the animation that shows the recomputed amounts one after the other. */
const delays = ['delay-300', 'delay-[550ms]', 'delay-[800ms]', 'delay-[1100ms]', 'delay-[1450ms]'] as const

type CheckedRowLineProps = { row: CheckedRow; step: number; strong?: boolean }

function CheckedRowLine({ row, step, strong }: CheckedRowLineProps) {
  const right = agrees(row)
  const written = cn('animate-[ink_0.35s_both]', delays[step])
  return (
    <tr
      className={cn(
        'border-t align-baseline',
        strong ? 'border-ink' : 'border-rule',
        !right && 'bg-ochre-wash',
      )}
    >
      <th scope="row" className="py-2.5 pl-3.5 text-left font-[450] sm:pl-5">
        {row.label}
        {row.note ? <span className="block text-xs whitespace-nowrap text-ink-2">{row.note}</span> : null}
      </th>
      <td className="stated-amount">
        <span className={cn(!right && '-mr-1 rounded-sheet px-1 py-0.5 ring-2 ring-ochre-ink')}>
          {formatAmount(row.stated)}
        </span>
      </td>
      <td className="recomputed-amount">
        <span className={written}>{formatAmount(row.recomputed)}</span>
      </td>
      <td className={cn('w-8 pr-2.5 sm:w-10 sm:pr-4', right ? 'text-green' : 'text-ochre-ink')}>
        <Icon
          name={right ? 'check' : 'attention'}
          className={cn('inline size-4 align-[-0.25em] sm:size-[1.2rem]', written)}
        />
        <span className="sr-only">{right ? text.agrees : text.differs}</span>
      </td>
    </tr>
  )
}
