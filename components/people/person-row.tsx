'use client'
import { useEffect, useRef, useState } from 'react'
import { Avatar } from '@/components/portal/avatar'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Select } from '@/components/ui/select'
import { useAct } from '@/components/ui/use-act'
import { peopleText as text } from '@/content/people'
import { clientRoleText } from '@/content/people-roles'
import { givenRoles, type GivenRole } from '@/lib/session/account-role'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { formatDay, formatTime } from '@/lib/format/date'
import { changeRoleAction, leaveAccountAction, removePersonAction } from '@/lib/people/actions'
import type { Person } from '@/lib/people/schema'

/** In milliseconds: after this time without a visit, the row says that the person is absent. */
const absentAfter = 90 * 24 * 3600 * 1000
const undoTimeMs = 8000

type PersonRowProps = {
  person: Person
  isSelf: boolean
  /** True for owners, who may change the roles of others and remove them. */
  mayChange: boolean
  /** True when nobody else could manage the account, so this person cannot leave it. */
  isLastOwner: boolean
  now: Date
}

export function PersonRow({ person, isSelf, mayChange, isLastOwner, now }: PersonRowProps) {
  const { id, email, role, seen_at } = person
  const name = person.name ?? email
  const [local, domain] = email.split('@')
  const { busy, act } = useAct()
  const [asked, setAsked] = useState(false)
  const confirm = isSelf ? text.confirmLeave : text.confirmRemoval

  const select = useRef<HTMLSelectElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const [changed, setChanged] = useState<{ from: GivenRole; to: GivenRole } | null>(null)
  useEffect(() => {
    if (!changed) return
    const timer = setTimeout(() => {
      if (document.activeElement === undo.current) select.current?.focus()
      setChanged(null)
    }, undoTimeMs)
    return () => clearTimeout(timer)
  }, [changed])

  const change = (from: GivenRole, to: GivenRole, isUndo = false) => {
    // The pressed undo button disappears, so the select for the role takes the focus.
    if (isUndo) select.current?.focus()
    setChanged(null)
    act({
      work: () => changeRoleAction({ person: id, role: to, expected: from }),
      done: {
        title: isUndo ? text.toasts.roleUndone : text.toasts.role,
        description: `${name}: ${clientRoleText.names[to]}`,
      },
      failed: text.toasts.failed,
      then: () => {
        if (!isUndo) setChanged({ from, to })
      },
    })
  }
  const remove = () => {
    act({
      work: () => (isSelf ? leaveAccountAction({}) : removePersonAction({ person: id })),
      done: { title: isSelf ? text.toasts.left : text.toasts.removed, description: name },
      failed: text.toasts.failed,
      // The page loads completely, so that no data of the former account remains in memory.
      then: () => (isSelf ? location.assign('/portal') : document.getElementById('personas')?.focus()),
    })
  }

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-rule py-3.5 first:border-t-0 min-[22rem]:max-md:grid-cols-[auto_minmax(0,1fr)_auto] md:grid-cols-[auto_minmax(0,1fr)_9.5rem_13rem_3.5rem]">
      <Avatar name={name} className="self-start max-md:mt-0.5" />
      <div className="min-w-0 min-[22rem]:max-md:col-span-2">
        <h3 className="font-sans text-base font-semibold wrap-anywhere">
          {name} {isSelf ? <span className="text-sm font-normal text-ink-2">({text.you})</span> : null}
        </h3>
        {person.name ? (
          <p className="text-[1rem] wrap-anywhere text-ink-2">
            {local}
            <wbr />@{domain}
          </p>
        ) : null}
      </div>
      <p className="text-sm text-ink-2 max-md:col-[2/-1]">{mayChange ? seenText(seen_at, now) : null}</p>
      <div className="max-md:col-start-2 max-[16rem]:col-span-full max-[16rem]:col-start-1">
        {mayChange && role !== 'owner' ? (
          <Select
            ref={select}
            aria-label={text.roleOf(name)}
            value={role}
            disabled={busy}
            onChange={(event) => change(role, event.currentTarget.value as GivenRole)}
          >
            {givenRoles.toReversed().map((one) => (
              <option key={one} value={one}>
                {clientRoleText.names[one]}
              </option>
            ))}
          </Select>
        ) : (
          <b className="font-semibold">{clientRoleText.names[role]}</b>
        )}
        <div role="status">
          {changed && changed.to === role ? (
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
              {text.undo.was(clientRoleText.names[changed.from])}
              <button
                ref={undo}
                type="button"
                onClick={() => change(changed.to, changed.from, true)}
                className="min-h-tap min-w-tap cursor-pointer font-[550] text-green underline"
              >
                {text.undo.button}
              </button>
            </p>
          ) : null}
        </div>
      </div>
      <p className="max-md:col-start-2 min-[22rem]:max-md:col-start-3">
        {(isSelf && !isLastOwner) || (mayChange && !isSelf) ? (
          <button
            type="button"
            aria-disabled={busy}
            onClick={() => !busy && setAsked(true)}
            className="min-h-tap min-w-tap cursor-pointer text-sm font-[550] text-red underline"
          >
            {isSelf ? text.leave : text.remove}
            {isSelf ? null : <span className="sr-only"> {name}</span>}
          </button>
        ) : null}
      </p>
      {asked ? (
        <ConfirmDialog
          title={isSelf ? text.confirmLeave.title : text.confirmRemoval.title(name)}
          confirm={confirm.remove}
          keep={confirm.keep}
          onConfirm={remove}
          onClose={() => setAsked(false)}
        >
          <p>{confirm.text}</p>
        </ConfirmDialog>
      ) : null}
    </li>
  )
}

function seenText(seenAt: string | null, now: Date): string {
  if (!seenAt) return text.never
  const away = now.getTime() - Date.parse(seenAt)
  if (away > absentAfter) return text.absent(formatDay(seenAt))
  const day = bogotaDay(seenAt)
  if (day === bogotaDay(now)) return text.seenToday(formatTime(seenAt))
  return day === addDays(bogotaDay(now), -1)
    ? text.seenYesterday(formatTime(seenAt))
    : text.seen(formatDay(seenAt))
}
