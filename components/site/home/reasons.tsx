import { PayrollCalendar } from '@/components/site/home/payroll-calendar'
import { Section } from '@/components/site/section'
import { home } from '@/content/home'

const { title, benefits, figures } = home.reasons

export function Reasons() {
  return (
    <Section folio={3} roomy>
      <h2 className="mb-6 text-3xl/[1.06] md:mb-12">{title}</h2>
      <div className="grid items-start gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <ul className="grid gap-x-8 border-t border-ink sm:grid-cols-2">
          {benefits.map((benefit) => (
            <li
              key={benefit.title}
              className="border-rule py-4 max-sm:not-first:border-t sm:pt-6 sm:pb-8 sm:[&:nth-child(n+3)]:border-t"
            >
              <h3 className="text-balance">{benefit.title}</h3>
              <p className="mt-2 max-w-[34ch] text-ink-2">{benefit.text}</p>
            </li>
          ))}
        </ul>
        <PayrollCalendar />
      </div>
      <dl className="mt-12 grid grid-cols-2 border-t border-ink rule-closes md:grid-cols-4 md:py-6">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-rule max-md:py-4 max-md:even:border-l max-md:even:pl-6 max-md:[&:nth-child(n+3)]:border-t"
          >
            <dt className="mt-2 text-ink-2">{label}</dt>
            <dd className="font-serif text-[clamp(2.75rem,1.6rem+3.4vw,4.75rem)]/none font-[450] tracking-[-0.03em]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
