'use client'
import { Clock } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { openedPart } from '@/components/ui/opened-part'
import { State } from '@/components/ui/state'
import { typesText as text } from '@/content/appointment-types'
import { placeText } from '@/lib/format/appointment-place'
import { placesOf } from '@/lib/appointments/places'
import type { FirmType } from '@/lib/appointments/types'

const TypeForm = dynamic(
  openedPart(() => import('@/components/appointments/agenda/type-form').then((module) => module.TypeForm)),
  { loading: () => null },
)

type TypesBoardProps = {
  types: readonly FirmType[]
  staff: readonly { id: string; name: string }[]
  /** True for administrators, because only they may change types. */
  changes: boolean
}

export function TypesBoard({ types, staff, changes }: TypesBoardProps) {
  const [open, setOpen] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = types.find(({ id }) => id === open)
  const { columns } = text
  const head = 'py-2.5 pr-4 text-left text-sm font-medium text-ink-2'
  const cell = 'py-2 pr-4 align-top wrap-anywhere max-md:block max-md:py-0.5'
  return (
    <section aria-labelledby="types" className="pb-12">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <h2 id="types" ref={heading} tabIndex={-1} className="outline-none">
          {text.title}
        </h2>
        {changes ? (
          <Button size="sm" variant="primary" onClick={() => setOpen('new')}>
            {text.add}
          </Button>
        ) : null}
      </div>
      {types.length === 0 ? (
        <State icon={Clock} title={text.empty.title}>
          {text.empty.text}
        </State>
      ) : (
        <table aria-labelledby="types" className="w-full border-collapse rule-closes max-md:block">
          <thead className="border-y border-ink max-md:sr-only">
            <tr>
              {[columns.name, columns.minutes, columns.place, columns.rules, columns.who].map((label) => (
                <th key={label} scope="col" className={head}>
                  {label}
                </th>
              ))}
              {changes ? (
                <th scope="col" className={head}>
                  <span className="sr-only">{columns.action}</span>
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {types.map((type) => (
              <tr key={type.id} className="border-b border-rule last:border-0 max-md:block max-md:py-3">
                <th scope="row" className={`${cell} text-left font-[550]`}>
                  {type.name}
                  <span className="block text-sm font-normal text-ink-2">
                    {type.members.map(({ name }) => name).join(', ') || text.advisor}
                  </span>
                </th>
                <td className={cell}>{text.minutes(type.minutes)}</td>
                <td className={cell}>
                  {placesOf(type).map(({ place, detail }) => (
                    <span key={place} className="block">
                      {placeText(place, detail)}
                    </span>
                  ))}
                </td>
                <td className={cell}>{rulesOf(type)}</td>
                <td className={cell}>{type.byClients ? text.byClients : text.byFirm}</td>
                {changes ? (
                  <td className={cell}>
                    <Button size="sm" onClick={() => setOpen(type.id)}>
                      {text.change}
                      <span className="sr-only">{text.changeOf(type.name)}</span>
                    </Button>
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {open ? (
        <TypeForm
          key={open}
          type={shown ?? null}
          staff={staff}
          onClose={() => {
            setOpen(null)
            heading.current?.focus()
          }}
        />
      ) : null}
    </section>
  )
}

const rulesOf = ({ notice, horizon, before, after, step, question, perDay, second }: FirmType): string =>
  [
    text.notice(notice),
    text.horizon(horizon),
    text.every(step),
    ...(before + after > 0 ? [text.margins(before, after)] : []),
    ...(perDay ? [text.perDay(perDay)] : []),
    ...(second ? [text.withSecond(second.name)] : []),
    ...(question ? [text.asks(question)] : []),
  ].join(', ')
