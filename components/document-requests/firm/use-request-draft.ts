'use client'
import { useState } from 'react'
import type { RequestTemplate } from '@/content/document-request-templates'
import { addDays, type CivilDay } from '@/lib/calendar/civil-day'
import type { FirmRequest } from '@/lib/document-requests/request'
import type { ItemInput, RequestContent } from '@/lib/document-requests/schema'

/** `key` is only React's key and is not sent to the server. */
export type DraftItem = ItemInput & { key: string }
export type Draft = Omit<RequestContent, 'items'> & { items: readonly DraftItem[] }

const ordinaryDays = 7
export const keyed = (item: ItemInput): DraftItem => ({ ...item, key: crypto.randomUUID() })
export const withoutKey = ({ title, help, required, allowsNone, answerWith }: ItemInput): ItemInput => ({
  title,
  help,
  required,
  allowsNone,
  answerWith,
})
export const blankItem = (answerWith: ItemInput['answerWith']): DraftItem =>
  keyed({ title: '', help: '', required: true, allowsNone: false, answerWith })

type Written = Pick<Draft, 'title' | 'note'> & { items: readonly ItemInput[] }

/** True if the member has changed the draft since choosing a template or starting with an empty request. */
export function isWritten(draft: Written, template: RequestTemplate | undefined): boolean {
  const said = ({ title, note, items }: Written) => JSON.stringify([title, note, items.map(withoutKey)])
  return said(draft) !== said(template ?? { title: '', note: '', items: [blankItem('file')] })
}

function draftOf(saved: FirmRequest | null, today: CivilDay): Draft {
  if (saved) {
    const { title, note, dueOn, before, every, until, items } = saved
    return {
      title,
      note: note ?? '',
      dueOn: dueOn < today ? today : dueOn,
      before,
      every,
      until,
      items: items.map(({ id, help, title: name, required, allowsNone, answerWith }) => ({
        key: id,
        title: name,
        help: help ?? '',
        required,
        allowsNone,
        answerWith,
      })),
    }
  }
  const dueOn = addDays(today, ordinaryDays)
  return { title: '', note: '', dueOn, before: 3, every: 2, until: 'complete', items: [blankItem('file')] }
}

export function useRequestDraft(saved: FirmRequest | null, today: CivilDay) {
  const [draft, setDraft] = useState(() => draftOf(saved, today))
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((known) => ({ ...known, ...part })),
    /** Takes title, note and items from the template or empties these fields; dates and reminders stay. */
    startFrom(template: RequestTemplate | undefined) {
      const items = template ? template.items.map(keyed) : [blankItem('file')]
      setDraft((known) => ({
        ...known,
        title: template?.title ?? '',
        note: template?.note ?? '',
        items,
      }))
    },
    content: (): RequestContent => ({
      ...draft,
      every: draft.before === null ? null : draft.every,
      items: draft.items.map(withoutKey),
    }),
  }
}
export type RequestDraft = ReturnType<typeof useRequestDraft>
