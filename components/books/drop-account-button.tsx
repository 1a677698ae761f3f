'use client'
import { useAct } from '@/components/ui/use-act'
import { bookAccountsText } from '@/content/books-accounts'
import { dropAccountAction } from '@/lib/books/actions'

const text = bookAccountsText.drop

/** Asks for no confirmation, because an account that was dropped by mistake can be typed again. */
export function DropAccountButton({ client, code }: { client: string; code: string }) {
  const { busy, act } = useAct()
  return (
    <button
      type="button"
      className="row-act"
      disabled={busy}
      aria-label={text.of(code)}
      onClick={() =>
        act({
          work: () => dropAccountAction({ client, code }),
          done: { title: text.done },
          failed: text.failed,
          place: 'accounts',
        })
      }
    >
      {text.act}
    </button>
  )
}
