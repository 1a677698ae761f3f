import { Check } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { buttonStyles } from '@/components/ui/button-styles'
import { portal } from '@/content/portal'
import { formatDayAndMonth, dayName } from '@/lib/format/day-name'
import { formatTime } from '@/lib/format/date'
import type { Start } from '@/lib/portal/todo'

const text = portal.start

type Step = { title: string; text: string; done: boolean; action?: string; href?: Route }

type StartStepsProps = { start: Start; advisor: string | null; now: Date }

export function StartSteps({ start, advisor, now }: StartStepsProps) {
  const { approvedAt, described, booked } = start
  const when = approvedAt
    ? `${dayName(approvedAt, now).toLowerCase()}, ${formatDayAndMonth(approvedAt)}, a las ${formatTime(approvedAt)}`
    : null
  const steps: Step[] = [
    { title: text.approved.title, text: text.approved.text(advisor, when), done: true },
    { ...text.upload, done: false, href: '/portal/facturas' },
    { ...text.describe, done: described, href: '/portal/cuenta' },
    { ...text.book, done: booked, href: '/portal/citas' },
  ]
  const first = steps.findIndex(({ done }) => !done)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 pb-2 rule-opens">
        <h2 id="todo-title">{text.title}</h2>
        <p className="text-sm font-[550]">
          {text.done(steps.filter(({ done }) => done).length, steps.length)}
        </p>
      </div>
      <ol className="rule-closes">
        {steps.map((step, place) => (
          <li
            key={step.title}
            className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5 border-t border-rule py-4 first:border-t-0 sm:grid-cols-[2.75rem_minmax(0,1fr)_auto]"
          >
            <span
              aria-hidden
              className="self-stretch border-r-5 border-double border-rule-green pt-0.5 font-serif text-[1.625rem]/none text-green max-sm:row-span-2"
            >
              {step.done ? <Check className="size-6" strokeWidth={1.75} /> : place + 1}
            </span>
            <div className="min-w-0">
              <h3>{step.title}</h3>
              <p className="text-[1rem] text-ink-2">{step.text}</p>
            </div>
            {step.done || !step.href ? (
              <Badge tone="ok" className="justify-self-start">
                {text.ready}
              </Badge>
            ) : (
              <Link
                href={step.href}
                prefetch={false}
                className={`${buttonStyles({ size: 'sm', variant: place === first ? 'primary' : 'outline' })} justify-self-start sm:justify-self-end`}
              >
                {step.action}
                <span className="sr-only">: {step.title}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
