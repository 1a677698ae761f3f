'use client'
import dynamic from 'next/dynamic'

// Only drafts need these scripts, so pages of sent documents do not load them.

export const SendingForm = dynamic(() =>
  import('@/components/documents/sendings/sending-form').then((module) => module.SendingForm),
)
export const SendingUpload = dynamic(() =>
  import('@/components/documents/sendings/sending-upload').then((module) => module.SendingUpload),
)
