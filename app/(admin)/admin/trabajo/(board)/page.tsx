import type { Metadata } from 'next'
import { RefreshForFirm } from '@/components/live/refresh'
import { BoardView } from '@/components/obligations/board/board-view'
import { monthName } from '@/content/tax-calendar/words'
import { boardText } from '@/content/obligation-board'
import { requireStaff } from '@/lib/session/require'
import { readBoardQuery } from '@/lib/obligations/board/read-query'

export async function generateMetadata({ searchParams }: PageProps<'/admin/trabajo'>): Promise<Metadata> {
  await requireStaff()
  return { title: boardText.title(monthName(readBoardQuery(await searchParams).month)) }
}

export default async function WorkPage({ searchParams }: PageProps<'/admin/trabajo'>) {
  const member = await requireStaff()
  return (
    <>
      <BoardView member={member} query={readBoardQuery(await searchParams)} />
      <RefreshForFirm member={member.id} tables={['calendar_changes']} />
    </>
  )
}
