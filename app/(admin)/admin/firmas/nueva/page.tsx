import type { Metadata } from 'next'
import { z } from 'zod'
import { NeedsScript } from '@/components/ui/needs-script'
import { SignatureForm } from '@/components/signatures/firm/signature-form'
import { needsScript } from '@/content/needs-script'
import { signatureFormText as text } from '@/content/signature-form'
import { findClients } from '@/lib/appointments/agenda'
import { readChoices, readSignature } from '@/lib/signatures/queries'
import { listSignatureTemplates, readCard } from '@/lib/signatures/templates/queries'
import { requireStaff } from '@/lib/session/require'

const known = z.object({
  cliente: z.uuid().optional().catch(undefined),
  reemplaza: z.uuid().optional().catch(undefined),
})

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: text.title }
}

export default async function NewSignaturePage({ searchParams }: PageProps<'/admin/firmas/nueva'>) {
  const member = await requireStaff()
  const { cliente, reemplaza } = known.parse(await searchParams)
  const former = reemplaza ? await readSignature(member, reemplaza).catch(() => null) : null
  const [client] = cliente ? await findClients(member, { id: cliente }) : []
  const [choices, card, templates] = client
    ? await Promise.all([
        readChoices(member, client.id),
        readCard(member, client.id),
        listSignatureTemplates(member),
      ])
    : [{ people: [], team: [] }, null, []]
  return (
    <>
      <h1 className="pt-8 pb-6 sm:pt-12">{text.title}</h1>
      <NeedsScript>{needsScript.signatures}</NeedsScript>
      <SignatureForm
        key={client?.id ?? ''}
        client={client ? { id: client.id, name: client.name } : null}
        choices={choices}
        card={card}
        templates={templates.filter(({ archived, reviewedAt }) => !archived && reviewedAt)}
        former={former && former.client === client?.id ? former : null}
      />
    </>
  )
}
