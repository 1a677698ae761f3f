'use client'
import { useSelection, type Named } from '@/components/admin/selection'
import { Button } from '@/components/ui/button'
import { useAct } from '@/components/ui/use-act'
import { wholeFilterText as text } from '@/content/client-bulk'
import { chooseFilteredAction } from '@/lib/clients/actions'
import { useRef, useState } from 'react'

/** Offers to select the clients on all pages of the filter, once all rows of this page are selected. */
export function ChooseWhole({ params }: { params: Readonly<Record<string, string>> }) {
  const { items, chosen, chooseThese } = useSelection()
  const [whole, setWhole] = useState<{ clients: readonly Named[]; more: boolean } | null>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const { busy, act } = useAct()
  if (!items.every(({ id }) => chosen.some((one) => one.id === id))) return null
  const isWhole = whole !== null && chosen.length === whole.clients.length

  const choose = () =>
    act({
      work: () => chooseFilteredAction({ params }),
      failed: text.failed,
      then: (found) => {
        setWhole(found)
        chooseThese(found.clients)
        // The button disappears, so the count takes the focus; otherwise Tab would continue at the top of the page.
        count.current?.focus()
      },
    })

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-2">
      <p ref={count} tabIndex={-1} role="status">
        {isWhole
          ? whole.more
            ? text.most(whole.clients.length)
            : text.chosen(whole.clients.length)
          : text.page(items.length)}
      </p>
      {isWhole ? null : (
        <Button size="sm" busy={busy} onClick={choose}>
          {busy ? text.choosing : text.choose}
        </Button>
      )}
    </div>
  )
}
