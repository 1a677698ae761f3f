'use client'
import { FolderInput, MessageSquare, Upload, UserRound } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { BulkBar, useBulk, withTitles, type Refused } from '@/components/admin/bulk-bar'
import { useSelection } from '@/components/admin/selection'
import { Key, useShortcuts } from '@/components/admin/shortcuts'
import { AssignMany, LazyAskMany, WriteToMany } from '@/components/clients/bulk-dialogs'
import { PageHeading } from '@/components/portal/page-heading'
import { buttonStyles } from '@/components/ui/button-styles'
import { importText } from '@/content/client-import'
import { clientsText } from '@/content/clients'
import { requestFormText } from '@/content/document-request-form'
import { firmRequestsText } from '@/content/document-requests'
import { newClientText } from '@/content/client-form'
import type { StaffMember } from '@/lib/clients/queries'

export function ListHeading({ intro, mayCreate }: { intro: string; mayCreate: boolean }) {
  const router = useRouter()
  useShortcuts(mayCreate ? { N: () => router.push('/admin/clientes/nuevo') } : {})
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6">
      <PageHeading title={clientsText.title} subtitle={intro} />
      {mayCreate ? (
        <p className="flex flex-wrap gap-3 pb-6 max-sm:w-full max-sm:[&>a]:grow">
          <Link href="/admin/clientes/importar" prefetch={false} className={buttonStyles()}>
            <Upload strokeWidth={1.75} aria-hidden /> {importText.button}
          </Link>
          <Link
            href="/admin/clientes/nuevo"
            prefetch={false}
            aria-keyshortcuts="N"
            className={buttonStyles({ variant: 'primary' })}
          >
            {newClientText.button} <Key>N</Key>
          </Link>
        </p>
      ) : null}
    </div>
  )
}

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

export function ClientsBulk({ staff }: { staff: readonly StaffMember[] }) {
  const { chosen } = useSelection()
  const { asked, ask, settled, settle } = useBulk<'assign' | 'write' | 'ask'>()
  const dialog = (said: (done: number) => string) => ({
    clients: chosen,
    onClose: () => ask(null),
    onDone: (refused: readonly Refused[]) => settle(chosen.length, withTitles(chosen, refused), said),
  })

  return (
    <>
      <BulkBar
        label={text.label}
        count={text.chosen(chosen.length)}
        actions={staff.length > 0 ? [assign, ...others] : others}
        onAsk={ask}
        settled={settled}
      />
      {asked === 'assign' ? <AssignMany {...dialog(clientsText.assignMany.done)} staff={staff} /> : null}
      {asked === 'ask' ? <LazyAskMany {...dialog(requestFormText.sentMany)} /> : null}
      {asked === 'write' ? <WriteToMany {...dialog(clientsText.writeMany.done)} /> : null}
    </>
  )
}
