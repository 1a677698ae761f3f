import type { Metadata } from 'next'
import { MissingPath } from '@/components/site/missing-path'
import { NotFoundScreen } from '@/components/site/not-found-screen'
import { errorScreens } from '@/content/error-screens'

export const metadata: Metadata = { title: errorScreens.notFound.title, robots: { index: false } }

export default function NotFound() {
  return (
    <>
      <NotFoundScreen />
      <MissingPath />
    </>
  )
}
