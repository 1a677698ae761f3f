import type { Metadata } from 'next'
import { MissingPath } from '@/components/site/missing-path'
import { Wordmark } from '@/components/site/wordmark'
import { errorScreens } from '@/content/error-screens'

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

// Uses a plain link: every page contains this screen, and a button would add a script and classes to every page.
function NotFoundScreen() {
  return (
    <div className="wrap grid min-h-dvh grid-rows-[auto_1fr] pb-10">
      <header className="flex min-h-19 items-center">
        <Wordmark full />
      </header>
      <main id="main" className="grid content-center items-end gap-x-16 gap-y-8 md:grid-cols-2">
        <h1 className="w-fit text-[min(28vw,13rem)]/[0.9] tracking-[-0.03em] rule-closes">{text.code}</h1>
        <div>
          <p lang="en" className="font-serif text-xl/[1.2]">
            {text.title}
          </p>
          <p className="mt-2 mb-6 text-ink-2">{text.explanation}</p>
          <a
            lang="en"
            href={text.homePath}
            className="inline-flex min-h-12 items-center justify-center rounded-control border border-green bg-green px-[1.35rem] py-2 text-[1rem]/tight font-[550] text-sheet transition-colors hover:border-green-deep hover:bg-green-deep active:translate-y-px"
          >
            {text.home}
          </a>
        </div>
      </main>
    </div>
  )
}
