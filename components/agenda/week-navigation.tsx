import { ArrowLeft, ArrowRight } from 'lucide-react'
import Link from 'next/link'
import type { WeekDay } from '@/components/agenda/week-cells'
import { Button } from '@/components/ui/button'
import { LinkTabs } from '@/components/ui/link-tabs'
import { agenda } from '@/content/agenda'
import { weekAddress } from '@/lib/agenda/address'
import { addDays } from '@/lib/calendar/day'
import type { CivilDay } from '@/lib/format/civil-day'

const text = agenda.week

type WeekNavigationProps = { monday: CivilDay; current: CivilDay; days: readonly WeekDay[]; shown: CivilDay }

/** The neighbouring weeks and, on a narrow screen, the days of this one. */
export function WeekNavigation({ monday, current, days, shown }: WeekNavigationProps) {
  const steps = [
    { to: addDays(monday, -7), label: text.previous, icon: <ArrowLeft strokeWidth={1.75} aria-hidden /> },
    { to: addDays(monday, 7), label: text.next, icon: <ArrowRight strokeWidth={1.75} aria-hidden /> },
  ]
  return (
    <>
      <nav aria-label={text.navigation} className="flex flex-wrap gap-2">
        {steps.map(({ to, label, icon }) => (
          <Button key={to} asChild size="sm" className="min-w-tap px-3">
            <Link href={weekAddress(to)} prefetch={false} aria-label={label} title={label}>
              {icon}
            </Link>
          </Button>
        ))}
        {monday === current ? null : (
          <Button asChild size="sm">
            <Link href={weekAddress(current)} prefetch={false}>
              {text.now}
            </Link>
          </Button>
        )}
      </nav>
      <LinkTabs
        label={text.days}
        className="w-full min-[62rem]:hidden"
        items={days.map(({ day, title }) => ({
          href: weekAddress(monday, day),
          // `Lun 23`
          label: `${title.slice(0, 3)} ${title.split(' ').at(-1)}`,
          current: day === shown,
        }))}
      />
    </>
  )
}
