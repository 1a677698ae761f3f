'use client'
import { useState } from 'react'
import { inBatches } from '@/components/clients/bulk/in-batches'
import { Button } from '@/components/ui/button'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { State } from '@/components/ui/state'
import { useAct } from '@/components/ui/use-act'
import { handOverText as text } from '@/content/team'
import { handOverAction } from '@/lib/team/actions'

type Named = { id: string; name: string }
type HandOverProps = {
  member: Named
  colleagues: readonly Named[]
  clients: readonly { id: string; title: string }[]
  /** True when the member has further clients, which `clients` does not list. */
  more: boolean
}

/**
 * The administrator gives each client of `member` to another member, or leaves the client with `member`.
 */
export function HandOver({ member, colleagues, clients, more }: HandOverProps) {
  const [heirs, setHeirs] = useState<Readonly<Record<string, string>>>({})
  const [left, setLeft] = useState<readonly { client: string; why: string }[]>([])
  const { busy, problem, act } = useAct()
  const items = clients.flatMap(({ id }) => (heirs[id] ? [{ client: id, to: heirs[id] }] : []))
  const options = colleagues.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))

  const save = () =>
    act({
      work: () =>
        inBatches(
          items,
          ({ client }) => client,
          (some) => handOverAction({ personId: member.id, items: some }),
        ),
      done: (refused) =>
        refused.length < items.length ? { title: text.done(items.length - refused.length) } : null,
      failed: text.failed,
      then: (refused) => {
        setLeft(refused)
        // The rows disappear and the button becomes disabled, so the focus moves to the page's main part.
        document.getElementById('main')?.focus()
      },
    })

  if (clients.length === 0) return <State className="mt-6">{text.none}</State>
  return (
    <section aria-label={text.title(member.name)} className="grid max-w-[56rem] gap-5">
      {more ? <p className="text-ink-2">{text.more(clients.length)}</p> : null}
      <Field label={text.fill} className="max-w-80">
        {(control) => (
          <Select
            {...control}
            value=""
            onChange={({ currentTarget: { value } }) =>
              setHeirs((now) => Object.fromEntries(clients.map(({ id }) => [id, now[id] || value])))
            }
          >
            <option value="">{text.choose}</option>
            {options}
          </Select>
        )}
      </Field>
      <table className="w-full border-collapse border-t border-ink rule-closes max-sm:block">
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col" className={columnHeadStyles}>
              {text.client}
            </th>
            <th scope="col" className={columnHeadStyles}>
              {text.heir}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {clients.map(({ id, title }) => (
            <tr key={id} className="border-t border-rule max-sm:grid max-sm:py-2">
              <th scope="row" className="py-2 pr-4 text-left font-normal wrap-anywhere max-sm:py-1">
                <bdi>{title}</bdi>
              </th>
              <td className="py-2 max-sm:py-1 sm:w-1/2">
                <Select
                  aria-label={text.of(title)}
                  value={heirs[id] ?? ''}
                  onChange={({ currentTarget: { value } }) => setHeirs((now) => ({ ...now, [id]: value }))}
                >
                  <option value="">{text.stays(member.name)}</option>
                  {options}
                </Select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {left.length > 0 ? (
        <Notice tone="warn" role="alert">
          <p className="font-[550]">{text.refused}</p>
          <ul>
            {left.map(({ client, why }) => (
              <li key={client}>
                <b className="wrap-anywhere">{clients.find(({ id }) => id === client)?.title ?? client}</b>:{' '}
                {why}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {problem ? <Notice tone="bad">{problem.message}</Notice> : null}
      <p>
        <Button variant="primary" busy={busy} disabled={items.length === 0} onClick={save}>
          {busy ? text.saving : text.save(items.length)}
        </Button>
      </p>
    </section>
  )
}
