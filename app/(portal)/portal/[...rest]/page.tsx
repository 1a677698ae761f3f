import { notFound } from 'next/navigation'

export default function UnknownRoom() {
  notFound()
}
