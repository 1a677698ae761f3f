'use client'
import { useEffect, useEffectEvent } from 'react'
import { ItemUploads, useItemUpload } from '@/components/document-requests/item-uploads'
import { UploadState } from '@/components/document-requests/upload-state'
import { deliverObligationAction } from '@/lib/obligations/actions'

type DeliveryProps = {
  obligation: string
  /** The files that the user has chosen; a new array means a new choice and is sent. */
  chosen: readonly File[]
}

const deliver = (obligation: string, document: string) =>
  deliverObligationAction({ obligation, documents: [document] })

/** The code of this component is loaded only when the client presses the button that delivers documents. */
export default function ObligationDelivery(props: DeliveryProps) {
  return (
    <ItemUploads deliver={deliver}>
      <Sending {...props} />
    </ItemUploads>
  )
}

function Sending({ obligation, chosen }: DeliveryProps) {
  const { add } = useItemUpload(obligation)
  const send = useEffectEvent((files: readonly File[]) => add(files))
  useEffect(() => send(chosen), [chosen])
  return <UploadState item={obligation} />
}
