import type { Metadata } from 'next'
import { linkButtonStyles } from '@/components/site/link-button-styles'
import { MissingPath } from '@/components/site/missing-path'
import { Wordmark } from '@/components/site/wordmark'
import { errorScreens } from '@/content/errors'

const text = errorScreens.notFound

export const metadata: Metadata = { title: text.title, robots: { index: false } }

export default function NotFound() {
  return (
    <>
      <NotFoundScreen />
      <MissingPath />
    </>
  )
}

// A plain link: the screen's script belongs to the root and would ride along with every page.
function NotFoundScreen() {
  return (
    <div className="wrap grid min-h-dvh grid-rows-[auto_1fr] pb-10">
      <header className="flex min-h-19 items-center">
        <Wordmark full />
      </header>
      <main id="main" className="grid content-center items-end gap-x-16 gap-y-8 md:grid-cols-2">
        <h1 className="w-fit text-[clamp(7rem,24vw,13rem)]/[0.9] tracking-[-0.03em] rule-closes">
          {text.code}
        </h1>
        <div>
          <p lang="en" className="font-serif text-xl/[1.2]">
            {text.title}
          </p>
          <p className="mt-2 mb-6 text-ink-2">{text.explanation}</p>
          <a lang="en" href={text.homePath} className={linkButtonStyles('primary')}>
            {text.home}
          </a>
        </div>
      </main>
    </div>
  )
}
