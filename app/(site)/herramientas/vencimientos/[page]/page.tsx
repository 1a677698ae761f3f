import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMetadata } from '@/components/site/page-metadata'
import { DateSheetPage } from '@/components/tools/due-dates/date-sheet-page'
import { dateSheets } from '@/lib/tools/date-sheets'

export const dynamicParams = false
export const generateStaticParams = () => dateSheets.map(({ slug }) => ({ page: slug }))

const find = async ({ params }: PageProps<'/herramientas/vencimientos/[page]'>) => {
  const { page } = await params
  return dateSheets.find(({ slug }) => slug === page) ?? notFound()
}

export async function generateMetadata(
  props: PageProps<'/herramientas/vencimientos/[page]'>,
): Promise<Metadata> {
  const { path, metaTitle: title, description } = await find(props)
  return pageMetadata({ path, title, description })
}

export default async function DueDatesSheetPage(props: PageProps<'/herramientas/vencimientos/[page]'>) {
  return <DateSheetPage sheet={await find(props)} />
}
