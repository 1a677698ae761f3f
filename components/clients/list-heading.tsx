'use client'
import { Upload } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { Key, useShortcuts } from '@/components/admin/shortcuts'
import { PageHeading } from '@/components/portal/page-heading'
import { buttonStyles } from '@/components/ui/button-styles'
import { importText } from '@/content/client-import'
import { clientsText } from '@/content/clients'
import { newClientText } from '@/content/new-client'

/** The heading of the list, with the way to a new client for whoever may make one. */
export function ListHeading({ mayCreate }: { mayCreate: boolean }) {
  const router = useRouter()
  useShortcuts(mayCreate ? { N: () => router.push('/admin/clientes/nuevo') } : {})
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6">
      <PageHeading title={clientsText.title} subtitle={clientsText.intro} />
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
