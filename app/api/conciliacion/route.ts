import { currentAccess } from '@/lib/session/session'
import { approvedCaller, staffCaller } from '@/lib/session/require'
import { mayAct } from '@/lib/session/account-role'
import { keepList, previewList, refusedList } from '@/lib/dian-lists/take-list'
import { requireDianClient } from '@/lib/dian-lists/queries'
import { maxListSize } from '@/lib/einvoice/dian-list/read-list'
import { ExpectedError } from '@/lib/errors'
import { bodyReceiver } from '@/lib/http/received-body'
import { dianListLimits, takeLimits } from '@/lib/limits'
import { route } from '@/lib/route'
import { displayName } from '@/lib/uploads/file'
import { withListReader } from '@/lib/uploads/reader/readers'

/** DIAN's list is parsed after the whole upload, so that a slow upload does not block the only parsing process. */
const withList = bodyReceiver({
  most: maxListSize,
  mostTogether: 5 * maxListSize,
  mostOfOne: 2 * maxListSize,
  mostMs: 180_000,
  mostIdleMs: 15_000,
  tooLarge: () => refusedList('size'),
})

/** Summarises a list or, with `guardar`, stores its rows; `entero` says that the list covers whole months. */
export const POST = route(async (request) => {
  const params = new URL(request.url).searchParams
  const { client, id } = await callerOf(params.get('cliente'))
  await takeLimits(dianListLimits(id))
  const read = (file: Buffer) =>
    withListReader({ client }, async (ask) => {
      const answer = await ask({ step: 'list' }, whole(file))
      if ('listProblem' in answer) throw refusedList(answer.listProblem, answer.missing)
      if (!('list' in answer))
        throw refusedList('refused' in answer && answer.refused === 'time' ? 'slow' : 'broken')
      const preview = await previewList(client, answer.list)
      if (params.get('guardar') !== '1') return preview
      return keepList({
        client,
        by: id,
        name: displayName(params.get('nombre') ?? ''),
        isWhole: params.get('entero') === '1',
        preview,
        rows: async (from, count) => {
          const part = await ask({ step: 'list-rows', from, count })
          if (!('rows' in part)) throw refusedList('broken')
          return part.rows
        },
      })
    })
  return Response.json({ ok: true, data: await withList(request, client, read) })
})

/** Accepts members who work for the client, and the client's people who may upload. */
async function callerOf(client: string | null) {
  if (client !== null || (await currentAccess())?.staff) {
    const member = await staffCaller()
    return { client: await requireDianClient(member, client ?? ''), id: member.id }
  }
  const { account, role, id } = await approvedCaller()
  if (!mayAct(role, 'assistant')) throw new ExpectedError('forbidden')
  return { client: account, id }
}

async function* whole(file: Buffer): AsyncGenerator<Uint8Array> {
  yield file
}
