import type { Route } from 'next'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { PeriodSteps } from '@/components/ui/period-steps'
import { clientText } from '@/content/client-page'
import { monthName } from '@/content/tax-calendar/words'
import { monthAfter } from '@/lib/einvoice/dian-list/month'
import { capitalized } from '@/lib/format/appointment-time'
import { clientHref } from '@/lib/format/client-href'
import { formatNitWithDigit } from '@/lib/format/nit'

type ClientMonthHeadingProps = {
  client: string
  /** Name and NITs of the client, the main NIT first. */
  page: { title: string | null; nits: readonly string[] }
  text: { heading: string; crumb: string; months: string; nit: (nit: string) => string }
  month: string
  hrefOf: (month: string) => Route
  children: React.ReactNode
}

export function ClientMonthHeading({ client, page, text, month, hrefOf, children }: ClientMonthHeadingProps) {
  const { title, nits } = page
  const step = (by: -1 | 1) => {
    const to = monthAfter(month, by)
    return { href: hrefOf(to), label: capitalized(monthName(to)) }
  }
  return (
    <>
      <Breadcrumb
        trail={[
          { label: clientText.back, href: '/admin/clientes' },
          { label: title ?? '', href: clientHref(client, 'cifras') },
        ]}
        current={text.crumb}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-2">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{text.heading}</h1>
          <p className="wrap-anywhere text-ink-2">
            <bdi>{title}</bdi>
            {nits[0] ? `, ${text.nit(formatNitWithDigit(nits[0]))}` : ''}
          </p>
        </div>
        {children}
      </div>
      <PeriodSteps label={text.months} before={step(-1)} after={step(1)} />
    </>
  )
}
