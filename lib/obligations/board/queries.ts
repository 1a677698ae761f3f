import 'server-only'
import { notFound } from 'next/navigation'
import { ExpectedError } from '@/lib/errors'
import { isUuid } from '@/lib/format/uuid'
import type { Member } from '@/lib/session/require'
import { databaseError } from '@/lib/supabase/database-error'
import { boardStates, type BoardQuery } from '@/lib/obligations/board/address'
import {
  listShape,
  loadShape,
  matrixShape,
  type BoardList,
  type BoardLoad,
  type Matrix,
} from '@/lib/obligations/board/board-shapes'
import { describeDetail, detailShape, type ObligationDetail } from '@/lib/obligations/board/detail'

const wantedBy = ({ month, state, kind, advisor, search, cursor }: BoardQuery) => ({
  month,
  state: boardStates[state],
  ...(kind ? { kind } : {}),
  ...(advisor ? { advisor } : {}),
  ...(search ? { search } : {}),
  ...(cursor ? { cursor: [...cursor] } : {}),
})

/** One page of the clients that the member sees, by name, with what they have to do. */
export async function readMatrix({ db }: Member, query: BoardQuery): Promise<Matrix> {
  const { data, error } = await db.rpc('work_matrix', { wanted: wantedBy(query) })
  if (error) throw databaseError(error, 'work.matrix')
  return matrixShape.parse(data)
}

/** One page of obligations by day. */
export async function readList({ db }: Member, query: BoardQuery, size = 50): Promise<BoardList> {
  const { data, error } = await db.rpc('work_list', { wanted: wantedBy(query), page_size: size })
  if (error) throw databaseError(error, 'work.list')
  return listShape.parse(data)
}

/** What each member has to do in the month. */
export async function readLoad({ db }: Member, query: BoardQuery): Promise<BoardLoad> {
  const { data, error } = await db.rpc('work_load', { wanted: wantedBy(query) })
  if (error) throw databaseError(error, 'work.load')
  return loadShape.parse(data)
}

/** One obligation with everything that the firm knows of it; refused as `not-found` for whoever does not see its client. */
export async function readDetail({ db }: Pick<Member, 'db'>, obligation: string): Promise<ObligationDetail> {
  const { data, error } = await db.rpc('obligation_detail', { obligation })
  if (error) throw databaseError(error, 'work.detail')
  return describeDetail(detailShape.parse(data))
}

/** The same for a page: the 404 page instead of a refusal. */
export async function openDetail(member: Member, obligation: string): Promise<ObligationDetail> {
  if (!isUuid(obligation)) notFound()
  try {
    return await readDetail(member, obligation)
  } catch (error) {
    if (error instanceof ExpectedError && error.code === 'not-found') notFound()
    throw error
  }
}
