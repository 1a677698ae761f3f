import { notFound } from 'next/navigation'

/** This page is dynamic, so that unknown URLs get the content security policy of dynamic pages. */
export default function UnknownAdminPage() {
  notFound()
}
