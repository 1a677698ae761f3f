'use client'
import dynamic from 'next/dynamic'

// Loaded separately, because pages of sent documents show neither the form nor the upload.

export const SendingForm = dynamic(() =>
  import('@/components/documents/sendings/sending-form').then((module) => module.SendingForm),
)
export const SendingUpload = dynamic(() =>
  import('@/components/documents/sendings/sending-upload').then((module) => module.SendingUpload),
)
