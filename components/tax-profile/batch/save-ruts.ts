import { fileTransport } from '@/components/invoices/upload/transport'
import { uploadFile } from '@/components/invoices/upload/upload-file'
import { attempted } from '@/components/ui/use-act'
import { createClientAction } from '@/lib/clients/actions'
import { formatNit } from '@/lib/format/nit'
import type { AccountId } from '@/lib/ids'
import { saveTaxProfilesAction } from '@/lib/tax-profile/actions'
import type { Verdict } from '@/lib/tax-profile/rut-batch'
import { draftOf, profilesPerCall } from '@/lib/tax-profile/schema'

/** A RUT to save, either as the tax profile of a new or existing client, or as a document of a client. */
export type Choice =
  | { kind: 'profile'; verdict: Verdict & { save: NonNullable<Verdict['save']> } }
  | { kind: 'document'; verdict: Verdict; client: AccountId; file: File }

/** `refusal` is null on success, otherwise the message to show. */
type Settle = (key: string, refusal: string | null) => void

/** Saves the chosen files and reports each result; if one file fails, the others are still saved. */
export async function saveRuts(choices: readonly Choice[], settle: Settle): Promise<void> {
  const profiles = choices.filter((choice) => choice.kind === 'profile')
  for (let at = 0; at < profiles.length; at += profilesPerCall)
    await saveProfiles(profiles.slice(at, at + profilesPerCall), settle)
  for (const choice of choices) if (choice.kind === 'document') await keepDocument(choice, settle)
}

async function saveProfiles(
  choices: readonly Extract<Choice, { kind: 'profile' }>[],
  settle: Settle,
): Promise<void> {
  const ready: { key: string; input: Parameters<typeof saveTaxProfilesAction>[0]['profiles'][number] }[] = []
  for (const { verdict } of choices) {
    const { key, save, client } = verdict
    const owner = client ? { ok: true as const, data: client.id } : await createClient(save.profile)
    if (!owner.ok) settle(key, owner.message)
    else {
      const { valid_from, seen, profile } = save
      ready.push({
        key,
        input: { client: owner.data, valid_from, seen, confirmed: true, profile: draftOf(profile) },
      })
    }
  }
  if (ready.length === 0) return
  const answer = await attempted(saveTaxProfilesAction({ profiles: ready.map(({ input }) => input) }))
  ready.forEach(({ key }, at) => settle(key, answer.ok ? (answer.data[at] ?? null) : answer.message))
}

async function createClient({ nit, digit, name }: NonNullable<Verdict['save']>['profile']) {
  const client = crypto.randomUUID()
  const wanted = {
    client,
    nit: `${formatNit(nit ?? '')}-${digit}`,
    name: name ?? '',
    advisor: null,
    people: [],
  }
  const answer = await attempted(createClientAction({ ...wanted, send: false, again: false }))
  return answer.ok ? { ok: true as const, data: client } : answer
}

async function keepDocument(
  { verdict: { key }, client, file }: Extract<Choice, { kind: 'document' }>,
  settle: Settle,
) {
  const transport = fileTransport(`/api/clientes/${client}/documentos`)
  const { phase } = await uploadFile(
    { key, batch: key, file, earlier: undefined },
    transport,
    () => undefined,
  )
  settle(key, phase.name === 'failed' ? phase.message : null)
}
