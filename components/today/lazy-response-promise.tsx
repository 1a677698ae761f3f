'use client'
import dynamic from 'next/dynamic'

/** The form is loaded after the page, because most visits are about the team. */
export const ResponsePromise = dynamic(() =>
  import('@/components/today/response-promise').then((module) => module.ResponsePromise),
)
