'use client'
import { FolderInput, MessageSquare, UserRound } from 'lucide-react'
import { BulkBar, useBulk, withTitles } from '@/components/admin/bulk-bar'
import { useSelection } from '@/components/admin/selection'
import { AssignMany, LazyAskMany, WriteToMany, type NotDoneFor } from '@/components/clients/bulk-dialogs'
import { clientsText } from '@/content/clients'
import { requestFormText } from '@/content/document-request-form'
import { firmRequestsText } from '@/content/document-requests'
import type { Colleague } from '@/lib/clients/queries'

const text = clientsText.select
const assign = {
  name: 'assign',
  label: clientsText.assignMany.button,
  shortcut: 'T',
  icon: UserRound,
} as const
const others = [
  { name: 'write', label: clientsText.writeMany.button, shortcut: 'M', icon: MessageSquare },
  { name: 'ask', label: firmRequestsText.title, shortcut: 'D', icon: FolderInput },
] as const

/** What can be done about the chosen clients; `colleagues` is empty for whoever may not assign. */
export function ClientsBulk({ colleagues }: { colleagues: readonly Colleague[] }) {
  const { chosen } = useSelection()
  const { asked, ask, settled, settle } = useBulk<'assign' | 'write' | 'ask'>()
  const dialog = (said: (done: number) => string) => ({
    clients: chosen,
    onClose: () => ask(null),
    onDone: (refused: readonly NotDoneFor[]) => settle(chosen.length, withTitles(chosen, refused), said),
  })

  return (
    <>
      <BulkBar
        label={text.label}
        count={text.chosen(chosen.length)}
        actions={colleagues.length > 0 ? [assign, ...others] : others}
        onAsk={ask}
        settled={settled}
      />
      {asked === 'assign' ? (
        <AssignMany {...dialog(clientsText.assignMany.done)} colleagues={colleagues} />
      ) : null}
      {asked === 'ask' ? <LazyAskMany {...dialog(requestFormText.sentMany)} /> : null}
      {asked === 'write' ? <WriteToMany {...dialog(clientsText.writeMany.done)} /> : null}
    </>
  )
}
