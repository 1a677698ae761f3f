'use client'
import dynamic from 'next/dynamic'

/** The form is loaded after the team, which most visits to the page are about. */
export const ResponsePromise = dynamic(() =>
  import('@/components/today/response-promise').then((module) => module.ResponsePromise),
)
