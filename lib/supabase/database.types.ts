import type { AccountId, PersonId } from '@/lib/ids'

export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "12"
  }
  public: {
    Tables: {
      accounts: {
        Row: {
          by_firm: boolean
          contact: string | null
          id: AccountId
          made_at: string
        }
        Insert: {
          by_firm?: boolean
          contact?: string | null
          id?: AccountId
          made_at?: string
        }
        Update: {
          by_firm?: boolean
          contact?: string | null
          id?: AccountId
          made_at?: string
        }
        Relationships: []
      }
      appointments: {
        Row: {
          answer: string | null
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          made_by: PersonId | null
          margin_after: number
          margin_before: number
          note: string | null
          offer_until: string | null
          person: string | null
          place: string
          place_detail: string | null
          request_key: string
          second_person: string | null
          sequence: number
          series: string | null
          starts_at: string
          status: string
          title: string
          type: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          answer?: string | null
          cancelled_by?: string | null
          created_at?: string
          ends_at: string
          id?: string
          made_by?: PersonId | null
          margin_after?: number
          margin_before?: number
          note?: string | null
          offer_until?: string | null
          person?: string | null
          place?: string
          place_detail?: string | null
          request_key?: string
          second_person?: string | null
          sequence?: number
          series?: string | null
          starts_at: string
          status: string
          title: string
          type?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          answer?: string | null
          cancelled_by?: string | null
          created_at?: string
          ends_at?: string
          id?: string
          made_by?: PersonId | null
          margin_after?: number
          margin_before?: number
          note?: string | null
          offer_until?: string | null
          person?: string | null
          place?: string
          place_detail?: string | null
          request_key?: string
          second_person?: string | null
          sequence?: number
          series?: string | null
          starts_at?: string
          status?: string
          title?: string
          type?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "appointments_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      archivos_subidos: {
        Row: {
          created_at: string
          descripcion: string | null
          google_drive_id: string | null
          google_drive_link: string | null
          id: string
          nombre_archivo: string
          ruta_storage: string
          tamano_bytes: number
          tipo_archivo: string
          url_publica: string
          user_id: string
        }
        Insert: {
          created_at?: string
          descripcion?: string | null
          google_drive_id?: string | null
          google_drive_link?: string | null
          id?: string
          nombre_archivo: string
          ruta_storage: string
          tamano_bytes: number
          tipo_archivo: string
          url_publica: string
          user_id: string
        }
        Update: {
          created_at?: string
          descripcion?: string | null
          google_drive_id?: string | null
          google_drive_link?: string | null
          id?: string
          nombre_archivo?: string
          ruta_storage?: string
          tamano_bytes?: number
          tipo_archivo?: string
          url_publica?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "archivos_subidos_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      audit_log: {
        Row: {
          action: string
          actor: string | null
          after: Json | null
          area: string | null
          at: string
          before: Json | null
          id: number
          ip: string | null
          target: string | null
          user_agent: string | null
        }
        Insert: {
          action: string
          actor?: string | null
          after?: Json | null
          area?: never
          at?: string
          before?: Json | null
          id?: never
          ip?: string | null
          target?: string | null
          user_agent?: string | null
        }
        Update: {
          action?: string
          actor?: string | null
          after?: Json | null
          area?: never
          at?: string
          before?: Json | null
          id?: never
          ip?: string | null
          target?: string | null
          user_agent?: string | null
        }
        Relationships: []
      }
      calendar_changes: {
        Row: {
          at: string
          user_id: string
        }
        Insert: {
          at?: string
          user_id: string
        }
        Update: {
          at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "calendar_changes_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      client_profiles: {
        Row: {
          name: string | null
          password_changed_at: string | null
          phone: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          name?: string | null
          password_changed_at?: string | null
          phone?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          name?: string | null
          password_changed_at?: string | null
          phone?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      companies: {
        Row: {
          created_at: string
          digit: number
          id: string
          name: string
          nit: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          digit: number
          id?: string
          name: string
          nit: string
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          digit?: number
          id?: string
          name?: string
          nit?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "companies_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      consents: {
        Row: {
          accepted_at: string
          action: string
          email: string
          id: string
          ip: string | null
          policy_version: string
          purpose: string
          text_sha256: string
          user_agent: string | null
          user_id: string | null
        }
        Insert: {
          accepted_at?: string
          action?: string
          email: string
          id?: string
          ip?: string | null
          policy_version: string
          purpose: string
          text_sha256: string
          user_agent?: string | null
          user_id?: string | null
        }
        Update: {
          accepted_at?: string
          action?: string
          email?: string
          id?: string
          ip?: string | null
          policy_version?: string
          purpose?: string
          text_sha256?: string
          user_agent?: string | null
          user_id?: string | null
        }
        Relationships: []
      }
      contact_messages: {
        Row: {
          changed_at: string | null
          changed_by: string | null
          consent_id: string
          created_at: string
          email: string
          id: string
          message: string
          name: string
          phone: string | null
          search_key: string
          service: string | null
          status: string
        }
        Insert: {
          changed_at?: string | null
          changed_by?: string | null
          consent_id: string
          created_at?: string
          email: string
          id?: string
          message: string
          name: string
          phone?: string | null
          search_key?: never
          service?: string | null
          status?: string
        }
        Update: {
          changed_at?: string | null
          changed_by?: string | null
          consent_id?: string
          created_at?: string
          email?: string
          id?: string
          message?: string
          name?: string
          phone?: string | null
          search_key?: never
          service?: string | null
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: "contact_messages_consent_id_fkey"
            columns: ["consent_id"]
            referencedRelation: "consents"
            referencedColumns: ["id"]
          },
        ]
      }
      data_exports: {
        Row: {
          created_at: string
          files: number
          files_done: number
          finished_at: string | null
          id: string
          made_by: PersonId | null
          status: string
          user_id: string
        }
        Insert: {
          created_at?: string
          files?: number
          files_done?: number
          finished_at?: string | null
          id?: string
          made_by?: PersonId | null
          status?: string
          user_id: string
        }
        Update: {
          created_at?: string
          files?: number
          files_done?: number
          finished_at?: string | null
          id?: string
          made_by?: PersonId | null
          status?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "data_exports_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      data_requests: {
        Row: {
          created_at: string
          details: string
          due_on: string
          id: string
          key: string
          kind: string
          made_by: PersonId | null
          reply: string | null
          settled_at: string | null
          status: string
          user_id: string
        }
        Insert: {
          created_at?: string
          details: string
          due_on: string
          id?: string
          key: string
          kind: string
          made_by?: PersonId | null
          reply?: string | null
          settled_at?: string | null
          status?: string
          user_id: string
        }
        Update: {
          created_at?: string
          details?: string
          due_on?: string
          id?: string
          key?: string
          kind?: string
          made_by?: PersonId | null
          reply?: string | null
          settled_at?: string | null
          status?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "data_requests_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      dian_months: {
        Row: {
          closed_at: string | null
          closed_by: string | null
          dian_purchases: number
          file_name: string
          first_day: string
          id: string
          last_day: string
          listed_at: string
          listed_by: string
          month: string
          open_matters: number
          our_purchases: number
          reconciled_at: string | null
          rows: number
          run: number
          summary: NonNullable<Json>
          user_id: string
        }
        Insert: {
          closed_at?: string | null
          closed_by?: string | null
          dian_purchases?: number
          file_name: string
          first_day: string
          id?: string
          last_day: string
          listed_at?: string
          listed_by: string
          month: string
          open_matters?: number
          our_purchases?: number
          reconciled_at?: string | null
          rows?: number
          run?: number
          summary?: NonNullable<Json>
          user_id: string
        }
        Update: {
          closed_at?: string | null
          closed_by?: string | null
          dian_purchases?: number
          file_name?: string
          first_day?: string
          id?: string
          last_day?: string
          listed_at?: string
          listed_by?: string
          month?: string
          open_matters?: number
          our_purchases?: number
          reconciled_at?: string | null
          rows?: number
          run?: number
          summary?: NonNullable<Json>
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "dian_months_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      document_request_files: {
        Row: {
          added_at: string
          document: string
          item: string
          user_id: string
        }
        Insert: {
          added_at?: string
          document: string
          item: string
          user_id: string
        }
        Update: {
          added_at?: string
          document?: string
          item?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "document_request_files_document_fkey"
            columns: ["document"]
            referencedRelation: "documents"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "document_request_files_item_fkey"
            columns: ["item"]
            referencedRelation: "document_request_items"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "document_request_files_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      document_request_items: {
        Row: {
          allows_none: boolean
          answer: string | null
          answer_with: string
          answered_at: string | null
          answered_by: string | null
          appointment: string | null
          delay: string | null
          delay_note: string | null
          expected_on: string | null
          help: string | null
          id: string
          place: number
          request: string
          required: boolean
          review_note: string | null
          reviewed_at: string | null
          reviewed_by: string | null
          state: string
          title: string
          user_id: string
          version: number
        }
        Insert: {
          allows_none?: boolean
          answer?: string | null
          answer_with?: string
          answered_at?: string | null
          answered_by?: string | null
          appointment?: string | null
          delay?: string | null
          delay_note?: string | null
          expected_on?: string | null
          help?: string | null
          id?: string
          place: number
          request: string
          required?: boolean
          review_note?: string | null
          reviewed_at?: string | null
          reviewed_by?: string | null
          state?: string
          title: string
          user_id: string
          version?: number
        }
        Update: {
          allows_none?: boolean
          answer?: string | null
          answer_with?: string
          answered_at?: string | null
          answered_by?: string | null
          appointment?: string | null
          delay?: string | null
          delay_note?: string | null
          expected_on?: string | null
          help?: string | null
          id?: string
          place?: number
          request?: string
          required?: boolean
          review_note?: string | null
          reviewed_at?: string | null
          reviewed_by?: string | null
          state?: string
          title?: string
          user_id?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "document_request_items_appointment_fkey"
            columns: ["appointment"]
            referencedRelation: "appointments"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "document_request_items_request_fkey"
            columns: ["request"]
            referencedRelation: "document_requests"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "document_request_items_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      document_requests: {
        Row: {
          asked_by: string
          by_client: boolean
          changed_at: string
          closed_at: string | null
          delivered: number
          due_on: string
          id: string
          made_at: string
          missing: number
          next_reminder_at: string | null
          note: string | null
          obligation: string | null
          period: string | null
          remind_before: number | null
          remind_every: number | null
          remind_until: string
          reminded_at: string | null
          reminder_planned: boolean
          reminders: number
          sent_at: string | null
          series: string | null
          status: string
          title: string
          to_review: number
          user_id: string
          version: number
          wanted: number
        }
        Insert: {
          asked_by: string
          by_client?: boolean
          changed_at?: string
          closed_at?: string | null
          delivered?: number
          due_on: string
          id?: string
          made_at?: string
          missing?: number
          next_reminder_at?: string | null
          note?: string | null
          obligation?: string | null
          period?: string | null
          remind_before?: number | null
          remind_every?: number | null
          remind_until?: string
          reminded_at?: string | null
          reminder_planned?: boolean
          reminders?: number
          sent_at?: string | null
          series?: string | null
          status?: string
          title: string
          to_review?: number
          user_id: string
          version?: number
          wanted?: number
        }
        Update: {
          asked_by?: string
          by_client?: boolean
          changed_at?: string
          closed_at?: string | null
          delivered?: number
          due_on?: string
          id?: string
          made_at?: string
          missing?: number
          next_reminder_at?: string | null
          note?: string | null
          obligation?: string | null
          period?: string | null
          remind_before?: number | null
          remind_every?: number | null
          remind_until?: string
          reminded_at?: string | null
          reminder_planned?: boolean
          reminders?: number
          sent_at?: string | null
          series?: string | null
          status?: string
          title?: string
          to_review?: number
          user_id?: string
          version?: number
          wanted?: number
        }
        Relationships: [
          {
            foreignKeyName: "document_requests_obligation_fkey"
            columns: ["obligation"]
            referencedRelation: "obligations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "document_requests_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      documents: {
        Row: {
          client_sees: boolean
          created_at: string
          family: string
          file_path: string
          file_size: number
          file_type: string
          google_drive_id: string | null
          google_drive_link: string | null
          id: string
          kind: string
          made_by: PersonId | null
          name: string
          name_key: string
          sha256: string | null
          storage_path: string
          uploaded_by: string
          user_id: string
        }
        Insert: {
          client_sees?: boolean
          created_at?: string
          family?: never
          file_path: string
          file_size?: number
          file_type: string
          google_drive_id?: string | null
          google_drive_link?: string | null
          id?: string
          kind?: never
          made_by?: PersonId | null
          name: string
          name_key?: never
          sha256?: string | null
          storage_path: string
          uploaded_by?: string
          user_id?: string
        }
        Update: {
          client_sees?: boolean
          created_at?: string
          family?: never
          file_path?: string
          file_size?: number
          file_type?: string
          google_drive_id?: string | null
          google_drive_link?: string | null
          id?: string
          kind?: never
          made_by?: PersonId | null
          name?: string
          name_key?: never
          sha256?: string | null
          storage_path?: string
          uploaded_by?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "documents_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      invoices: {
        Row: {
          about: string | null
          affects: string | null
          asked_at: string | null
          base: number | null
          code: string | null
          created_at: string
          currency: string | null
          customer: string | null
          customer_nit: string | null
          decided_at: string | null
          decision: number
          deleted_at: string | null
          direction: string | null
          document_id: string | null
          document_number: string | null
          effect: string | null
          file_size: number
          findings: NonNullable<Json>
          has_findings: boolean
          id: string
          issued_on: string | null
          iva: number | null
          kind: string | null
          made_by: PersonId | null
          moved_at: string | null
          name: string
          note: string | null
          number: string
          proposal: string | null
          queue: string | null
          queued_at: string | null
          refused: string | null
          replaced_by: string | null
          replaces: string | null
          reviewed_at: string | null
          rules_version: string | null
          search_key: string
          status: string
          supplier: string | null
          supplier_nit: string | null
          taxes: Json | null
          total: number | null
          user_id: string
          withdrawn_at: string | null
          withheld: number | null
        }
        Insert: {
          about?: string | null
          affects?: string | null
          asked_at?: string | null
          base?: number | null
          code?: string | null
          created_at?: string
          currency?: string | null
          customer?: string | null
          customer_nit?: string | null
          decided_at?: string | null
          decision?: number
          deleted_at?: string | null
          direction?: string | null
          document_id?: string | null
          document_number?: string | null
          effect?: string | null
          file_size: number
          findings?: NonNullable<Json>
          has_findings?: never
          id?: string
          issued_on?: string | null
          iva?: number | null
          kind?: string | null
          made_by?: PersonId | null
          moved_at?: string | null
          name: string
          note?: string | null
          number: string
          proposal?: string | null
          queue?: never
          queued_at?: never
          refused?: string | null
          replaced_by?: string | null
          replaces?: string | null
          reviewed_at?: string | null
          rules_version?: string | null
          search_key?: never
          status?: string
          supplier?: string | null
          supplier_nit?: string | null
          taxes?: Json | null
          total?: number | null
          user_id: string
          withdrawn_at?: string | null
          withheld?: number | null
        }
        Update: {
          about?: string | null
          affects?: string | null
          asked_at?: string | null
          base?: number | null
          code?: string | null
          created_at?: string
          currency?: string | null
          customer?: string | null
          customer_nit?: string | null
          decided_at?: string | null
          decision?: number
          deleted_at?: string | null
          direction?: string | null
          document_id?: string | null
          document_number?: string | null
          effect?: string | null
          file_size?: number
          findings?: NonNullable<Json>
          has_findings?: never
          id?: string
          issued_on?: string | null
          iva?: number | null
          kind?: string | null
          made_by?: PersonId | null
          moved_at?: string | null
          name?: string
          note?: string | null
          number?: string
          proposal?: string | null
          queue?: never
          queued_at?: never
          refused?: string | null
          replaced_by?: string | null
          replaces?: string | null
          reviewed_at?: string | null
          rules_version?: string | null
          search_key?: never
          status?: string
          supplier?: string | null
          supplier_nit?: string | null
          taxes?: Json | null
          total?: number | null
          user_id?: string
          withdrawn_at?: string | null
          withheld?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "invoices_affects_fkey"
            columns: ["affects"]
            referencedRelation: "invoices"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "invoices_document_id_fkey"
            columns: ["document_id"]
            referencedRelation: "documents"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "invoices_replaced_by_fkey"
            columns: ["replaced_by"]
            referencedRelation: "invoices"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "invoices_replaces_fkey"
            columns: ["replaces"]
            referencedRelation: "invoices"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "invoices_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      mails: {
        Row: {
          allowed: boolean
          attempts: number
          discarded_by: string | null
          files: NonNullable<Json>
          found: number | null
          id: string
          lease_until: string | null
          proved: boolean
          read_at: string | null
          received_at: string
          sender: string | null
          sha256: string
          size: number
          state: string
          subject: string | null
          user_id: string
          via: string
        }
        Insert: {
          allowed?: boolean
          attempts?: number
          discarded_by?: string | null
          files?: NonNullable<Json>
          found?: number | null
          id?: string
          lease_until?: string | null
          proved?: boolean
          read_at?: string | null
          received_at?: string
          sender?: string | null
          sha256: string
          size: number
          state?: string
          subject?: string | null
          user_id: string
          via: string
        }
        Update: {
          allowed?: boolean
          attempts?: number
          discarded_by?: string | null
          files?: NonNullable<Json>
          found?: number | null
          id?: string
          lease_until?: string | null
          proved?: boolean
          read_at?: string | null
          received_at?: string
          sender?: string | null
          sha256?: string
          size?: number
          state?: string
          subject?: string | null
          user_id?: string
          via?: string
        }
        Relationships: [
          {
            foreignKeyName: "mails_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      message_threads: {
        Row: {
          client_unread: number
          created_at: string
          firm_unread: number
          id: string
          last_message_at: string
          message_count: number
          subject: string
          user_id: string
        }
        Insert: {
          client_unread?: number
          created_at?: string
          firm_unread?: number
          id: string
          last_message_at?: string
          message_count?: number
          subject: string
          user_id: string
        }
        Update: {
          client_unread?: number
          created_at?: string
          firm_unread?: number
          id?: string
          last_message_at?: string
          message_count?: number
          subject?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "message_threads_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      messages: {
        Row: {
          author: string
          author_name: string | null
          body: string
          created_at: string
          files: NonNullable<Json>
          id: string
          made_by: PersonId | null
          read_at: string | null
          thread_id: string
          user_id: string
        }
        Insert: {
          author: string
          author_name?: string | null
          body: string
          created_at: string
          files?: NonNullable<Json>
          id: string
          made_by?: PersonId | null
          read_at?: string | null
          thread_id: string
          user_id: string
        }
        Update: {
          author?: string
          author_name?: string | null
          body?: string
          created_at?: string
          files?: NonNullable<Json>
          id?: string
          made_by?: PersonId | null
          read_at?: string | null
          thread_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "messages_thread_id_fkey"
            columns: ["thread_id"]
            referencedRelation: "message_threads"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "messages_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      notification_choices: {
        Row: {
          changed_at: string
          mail: string
          topic: string
          user_id: string
        }
        Insert: {
          changed_at?: string
          mail: string
          topic: string
          user_id: string
        }
        Update: {
          changed_at?: string
          mail?: string
          topic?: string
          user_id?: string
        }
        Relationships: []
      }
      notifications: {
        Row: {
          account: string | null
          count: number
          data: NonNullable<Json>
          first_at: string
          for_firm: boolean
          id: string
          kind: string
          last_at: string
          mailed_at: string | null
          read_at: string | null
          seen_at: string | null
          subject: string
          user_id: string
        }
        Insert: {
          account?: string | null
          count?: number
          data?: NonNullable<Json>
          first_at?: string
          for_firm?: boolean
          id?: string
          kind: string
          last_at?: string
          mailed_at?: string | null
          read_at?: string | null
          seen_at?: string | null
          subject: string
          user_id: string
        }
        Update: {
          account?: string | null
          count?: number
          data?: NonNullable<Json>
          first_at?: string
          for_firm?: boolean
          id?: string
          kind?: string
          last_at?: string
          mailed_at?: string | null
          read_at?: string | null
          seen_at?: string | null
          subject?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "notifications_account_fkey"
            columns: ["account"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      obligation_receipts: {
        Row: {
          dated: string | null
          document: string
          kind: string
          made_at: string
          made_by: PersonId | null
          number: string | null
          obligation: string
          user_id: string
          value: number | null
        }
        Insert: {
          dated?: string | null
          document: string
          kind: string
          made_at?: string
          made_by?: PersonId | null
          number?: string | null
          obligation: string
          user_id: string
          value?: number | null
        }
        Update: {
          dated?: string | null
          document?: string
          kind?: string
          made_at?: string
          made_by?: PersonId | null
          number?: string | null
          obligation?: string
          user_id?: string
          value?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "obligation_receipts_document_fkey"
            columns: ["document"]
            referencedRelation: "documents"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "obligation_receipts_obligation_fkey"
            columns: ["obligation"]
            referencedRelation: "obligations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "obligation_receipts_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      obligations: {
        Row: {
          act_by: string | null
          applies: boolean
          changed_at: string
          client_sees: boolean
          date_state: string | null
          due: string | null
          filed_on: string | null
          id: string
          listed: string
          made_at: string
          message: string | null
          missing: string | null
          municipality: string
          name: string | null
          norm: string | null
          obligation: string
          paid_on: string | null
          period: string
          receipt_number: string | null
          source: string | null
          state: string
          user_id: string
          version: number
        }
        Insert: {
          act_by?: string | null
          applies?: boolean
          changed_at?: string
          client_sees?: boolean
          date_state?: string | null
          due?: string | null
          filed_on?: string | null
          id?: string
          listed: string
          made_at?: string
          message?: string | null
          missing?: string | null
          municipality?: string
          name?: string | null
          norm?: string | null
          obligation: string
          paid_on?: string | null
          period: string
          receipt_number?: string | null
          source?: string | null
          state?: string
          user_id: string
          version?: number
        }
        Update: {
          act_by?: string | null
          applies?: boolean
          changed_at?: string
          client_sees?: boolean
          date_state?: string | null
          due?: string | null
          filed_on?: string | null
          id?: string
          listed?: string
          made_at?: string
          message?: string | null
          missing?: string | null
          municipality?: string
          name?: string | null
          norm?: string | null
          obligation?: string
          paid_on?: string | null
          period?: string
          receipt_number?: string | null
          source?: string | null
          state?: string
          user_id?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "obligations_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      outbox: {
        Row: {
          attempts: number
          batch_id: string | null
          created_at: string
          done_at: string | null
          first_tried_at: string | null
          id: string
          key: string
          kind: string
          last_error: string | null
          locked_until: string | null
          next_at: string
          payload: NonNullable<Json>
          person: string | null
          status: string
          topic: string | null
          user_id: string | null
        }
        Insert: {
          attempts?: number
          batch_id?: string | null
          created_at?: string
          done_at?: string | null
          first_tried_at?: string | null
          id?: string
          key: string
          kind: string
          last_error?: string | null
          locked_until?: string | null
          next_at?: string
          payload?: NonNullable<Json>
          person?: string | null
          status?: string
          topic?: string | null
          user_id?: string | null
        }
        Update: {
          attempts?: number
          batch_id?: string | null
          created_at?: string
          done_at?: string | null
          first_tried_at?: string | null
          id?: string
          key?: string
          kind?: string
          last_error?: string | null
          locked_until?: string | null
          next_at?: string
          payload?: NonNullable<Json>
          person?: string | null
          status?: string
          topic?: string | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "outbox_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      rate_limits: {
        Row: {
          key: string
          tat: string
        }
        Insert: {
          key: string
          tat: string
        }
        Update: {
          key?: string
          tat?: string
        }
        Relationships: []
      }
      section_changes: {
        Row: {
          at: string
          section: string
        }
        Insert: {
          at?: string
          section: string
        }
        Update: {
          at?: string
          section?: string
        }
        Relationships: []
      }
      upload_batches: {
        Row: {
          closed_at: string | null
          created_at: string
          id: string
          user_id: string
        }
        Insert: {
          closed_at?: string | null
          created_at?: string
          id: string
          user_id: string
        }
        Update: {
          closed_at?: string | null
          created_at?: string
          id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "upload_batches_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      uploads: {
        Row: {
          attempts: number
          batch_id: string
          created_at: string
          declared_size: number
          declared_type: string
          document_id: string | null
          expires_at: string
          for_client: string | null
          id: string
          key: string
          lease_until: string | null
          made_by: PersonId | null
          name: string
          path: string
          purpose: string
          reason: string | null
          settled_at: string | null
          status: string
          user_id: string
        }
        Insert: {
          attempts?: number
          batch_id: string
          created_at?: string
          declared_size: number
          declared_type: string
          document_id?: string | null
          expires_at?: string
          for_client?: string | null
          id?: string
          key: string
          lease_until?: string | null
          made_by?: PersonId | null
          name: string
          path: string
          purpose?: string
          reason?: string | null
          settled_at?: string | null
          status?: string
          user_id: string
        }
        Update: {
          attempts?: number
          batch_id?: string
          created_at?: string
          declared_size?: number
          declared_type?: string
          document_id?: string | null
          expires_at?: string
          for_client?: string | null
          id?: string
          key?: string
          lease_until?: string | null
          made_by?: PersonId | null
          name?: string
          path?: string
          purpose?: string
          reason?: string | null
          settled_at?: string | null
          status?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "uploads_batch_id_fkey"
            columns: ["batch_id"]
            referencedRelation: "upload_batches"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "uploads_document_id_fkey"
            columns: ["document_id"]
            referencedRelation: "documents"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "uploads_for_client_fkey"
            columns: ["for_client"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "uploads_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      user_approval_status: {
        Row: {
          created_at: string
          decided_at: string | null
          reason: string | null
          retired_at: string | null
          status: string
          user_id: string
        }
        Insert: {
          created_at?: string
          decided_at?: string | null
          reason?: string | null
          retired_at?: string | null
          status?: string
          user_id: string
        }
        Update: {
          created_at?: string
          decided_at?: string | null
          reason?: string | null
          retired_at?: string | null
          status?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "user_approval_status_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      user_drive_folders: {
        Row: {
          created_at: string
          folder_id: string
          folder_name: string
          folder_url: string
          permission_id: string | null
          shared_with: string | null
          user_id: string
        }
        Insert: {
          created_at?: string
          folder_id: string
          folder_name: string
          folder_url: string
          permission_id?: string | null
          shared_with?: string | null
          user_id: string
        }
        Update: {
          created_at?: string
          folder_id?: string
          folder_name?: string
          folder_url?: string
          permission_id?: string | null
          shared_with?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "user_drive_folders_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "accounts"
            referencedColumns: ["id"]
          },
        ]
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      accept_invitation: { Args: { token: string }; Returns: string }
      account_people: { Args: { client?: AccountId }; Returns: Json }
      add_authority: {
        Args: {
          certificate: string
          issuer: string
          label: string
          origin: string
          sha256: string
          subject: string
          valid_until: string
        }
        Returns: undefined
      }
      add_client_note: {
        Args: { body: string; client: AccountId; note: string }
        Returns: undefined
      }
      add_dian_rows: {
        Args: { rows: Json; upload: string }
        Returns: undefined
      }
      add_obligation: {
        Args: { client: AccountId; content: Json; obligation: string }
        Returns: undefined
      }
      add_request_files: {
        Args: { documents: string[]; item: string }
        Returns: undefined
      }
      add_staff_member: {
        Args: { member: PersonId; member_role: string }
        Returns: undefined
      }
      agenda_appointment: { Args: { appointment: string }; Returns: Json }
      agenda_list: { Args: { page_size?: number; wanted: Json }; Returns: Json }
      agenda_week: { Args: { monday: string }; Returns: Json }
      allow_mail_sender: { Args: { sender: string }; Returns: undefined }
      answer_contact: {
        Args: {
          answer: string
          expected: string
          message: string
          reply: string
        }
        Returns: undefined
      }
      answer_invoice: {
        Args: { replaced: string; upload: string }
        Returns: undefined
      }
      answer_message: {
        Args: {
          body: string
          documents?: string[]
          message: string
          seen?: string
          thread: string
        }
        Returns: {
          author: string
          author_name: string | null
          body: string
          created_at: string
          files: NonNullable<Json>
          id: string
          made_by: string | null
          read_at: string | null
          thread_id: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "messages"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      answer_request_item: {
        Args: { answer?: string; item: string; nothing: boolean; seen: number }
        Returns: undefined
      }
      apply_work_template: {
        Args: { clients: AccountId[]; template: string }
        Returns: Json
      }
      appointments_in_hours: {
        Args: {
          first_day: string
          from_hour: number
          last_day: string
          until_hour: number
        }
        Returns: Json
      }
      appointments_while_away: {
        Args: { away_from: string; away_until: string; member: PersonId }
        Returns: Json
      }
      archive_request_template: {
        Args: { archive: boolean; template: string }
        Returns: undefined
      }
      archive_signature_template: {
        Args: { archive: boolean; template: string }
        Returns: undefined
      }
      archive_work_template: {
        Args: { archive: boolean; template: string }
        Returns: undefined
      }
      ask_correction: {
        Args: { correction: string; target: string }
        Returns: undefined
      }
      ask_dian_rows: {
        Args: {
          client: AccountId
          content: Json
          keys: string[]
          request: string
          wanted_month: string
        }
        Returns: undefined
      }
      ask_owner_change: { Args: { person: PersonId }; Returns: undefined }
      assign_appointment: {
        Args: {
          appointment: string
          person: PersonId
          second_person?: string
          seen: number
        }
        Returns: {
          answer: string | null
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          made_by: string | null
          margin_after: number
          margin_before: number
          note: string | null
          offer_until: string | null
          person: PersonId | null
          place: string
          place_detail: string | null
          request_key: string
          second_person: string | null
          sequence: number
          series: string | null
          starts_at: string
          status: string
          title: string
          type: string | null
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      assign_clients: {
        Args: { advisor: PersonId; clients: AccountId[]; keep?: boolean }
        Returns: {
          client: AccountId
          outcome: string
        }[]
      }
      assign_thread: {
        Args: { expected?: string; member?: PersonId; thread: string }
        Returns: undefined
      }
      authority_reach: {
        Args: { key_id: string; subject: string }
        Returns: Json
      }
      authority_settings: { Args: Record<PropertyKey, never>; Returns: Json }
      batch_files: { Args: { batch: string }; Returns: Json }
      batch_outcome: { Args: { batch: string; owner: string }; Returns: Json }
      begin_attachment: {
        Args: {
          declared_size: number
          declared_type: string
          file_name: string
          key: string
        }
        Returns: {
          attempts: number
          batch_id: string
          created_at: string
          declared_size: number
          declared_type: string
          document_id: string | null
          expires_at: string
          for_client: string | null
          id: string
          key: string
          lease_until: string | null
          made_by: string | null
          name: string
          path: string
          purpose: string
          reason: string | null
          settled_at: string | null
          status: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "uploads"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      begin_client_file: {
        Args: {
          client: AccountId
          declared_size: number
          declared_type: string
          file_name: string
          key: string
        }
        Returns: {
          attempts: number
          batch_id: string
          created_at: string
          declared_size: number
          declared_type: string
          document_id: string | null
          expires_at: string
          for_client: string | null
          id: string
          key: string
          lease_until: string | null
          made_by: string | null
          name: string
          path: string
          purpose: string
          reason: string | null
          settled_at: string | null
          status: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "uploads"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      begin_client_import: {
        Args: {
          file_name: string
          headings: Json
          import: string
          mapping: Json
          total: number
        }
        Returns: undefined
      }
      begin_diagnosis: { Args: { sends: boolean }; Returns: undefined }
      begin_dian_list: {
        Args: { by: string; client: AccountId; file_name: string }
        Returns: string
      }
      begin_email_undo: { Args: { change: string }; Returns: Json }
      begin_folder_zip: {
        Args: { client: AccountId; folder_subject?: string; folder_year: number }
        Returns: Json
      }
      begin_google_consent: {
        Args: { state_sha256: string; verifier: string }
        Returns: undefined
      }
      begin_invoice_move: {
        Args: { client: AccountId; invoice: string; seen: number }
        Returns: Json
      }
      begin_mail_file: {
        Args: {
          declared_size: number
          declared_type: string
          file_name: string
          key: string
          mail: string
        }
        Returns: {
          attempts: number
          batch_id: string
          created_at: string
          declared_size: number
          declared_type: string
          document_id: string | null
          expires_at: string
          for_client: string | null
          id: string
          key: string
          lease_until: string | null
          made_by: string | null
          name: string
          path: string
          purpose: string
          reason: string | null
          settled_at: string | null
          status: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "uploads"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      begin_receipt: {
        Args: {
          client: AccountId
          declared_size: number
          declared_type: string
          file_name: string
          key: string
        }
        Returns: {
          attempts: number
          batch_id: string
          created_at: string
          declared_size: number
          declared_type: string
          document_id: string | null
          expires_at: string
          for_client: string | null
          id: string
          key: string
          lease_until: string | null
          made_by: string | null
          name: string
          path: string
          purpose: string
          reason: string | null
          settled_at: string | null
          status: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "uploads"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      begin_review_record: { Args: { invoice: string }; Returns: Json }
      begin_sending_file: {
        Args: {
          declared_size: number
          declared_type: string
          file_name: string
          key: string
          sending: string
        }
        Returns: {
          attempts: number
          batch_id: string
          created_at: string
          declared_size: number
          declared_type: string
          document_id: string | null
          expires_at: string
          for_client: string | null
          id: string
          key: string
          lease_until: string | null
          made_by: string | null
          name: string
          path: string
          purpose: string
          reason: string | null
          settled_at: string | null
          status: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "uploads"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      begin_sent_file: {
        Args: { client: AccountId; file: string }
        Returns: {
          attempts: number
          batch_id: string
          created_at: string
          declared_size: number
          declared_type: string
          document_id: string | null
          expires_at: string
          for_client: string | null
          id: string
          key: string
          lease_until: string | null
          made_by: string | null
          name: string
          path: string
          purpose: string
          reason: string | null
          settled_at: string | null
          status: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "uploads"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      begin_signature_code: {
        Args: { code: Json; request: string; who: Json }
        Returns: Json
      }
      begin_thread_as_firm: {
        Args: {
          body: string
          client: AccountId
          documents?: string[]
          message: string
          subject: string
          thread: string
        }
        Returns: {
          author: string
          author_name: string | null
          body: string
          created_at: string
          files: NonNullable<Json>
          id: string
          made_by: string | null
          read_at: string | null
          thread_id: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "messages"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      begin_upload: {
        Args: {
          batch: string
          declared_size: number
          declared_type: string
          file_name: string
          key: string
        }
        Returns: {
          attempts: number
          batch_id: string
          created_at: string
          declared_size: number
          declared_type: string
          document_id: string | null
          expires_at: string
          for_client: string | null
          id: string
          key: string
          lease_until: string | null
          made_by: string | null
          name: string
          path: string
          purpose: string
          reason: string | null
          settled_at: string | null
          status: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "uploads"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      begin_zip: { Args: { chosen: string[] }; Returns: Json }
      book_batch: {
        Args: { batch: string; client: AccountId; passed?: number }
        Returns: Json
      }
      book_batches: {
        Args: { client: AccountId; passed?: number; wanted_month: string }
        Returns: Json
      }
      book_month: {
        Args: { client: AccountId; passed?: number; wanted_month: string }
        Returns: Json
      }
      book_request_item: {
        Args: { item: string; key: string; slot: string }
        Returns: {
          answer: string | null
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          made_by: string | null
          margin_after: number
          margin_before: number
          note: string | null
          offer_until: string | null
          person: PersonId | null
          place: string
          place_detail: string | null
          request_key: string
          second_person: string | null
          sequence: number
          series: string | null
          starts_at: string
          status: string
          title: string
          type: string | null
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      book_rules: { Args: { client: AccountId; passed?: number }; Returns: Json }
      calendar_additions: { Args: Record<PropertyKey, never>; Returns: Json }
      calendar_progress: { Args: Record<PropertyKey, never>; Returns: Json }
      calendar_reach: {
        Args: {
          client?: AccountId
          from_day: string
          slots?: Json
          until_day: string
        }
        Returns: Json
      }
      calendar_review: { Args: { review_year: number }; Returns: Json }
      cancel_appointment: {
        Args: { appointment: string; note?: string; seen?: number }
        Returns: {
          answer: string | null
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          made_by: string | null
          margin_after: number
          margin_before: number
          note: string | null
          offer_until: string | null
          person: PersonId | null
          place: string
          place_detail: string | null
          request_key: string
          second_person: string | null
          sequence: number
          series: string | null
          starts_at: string
          status: string
          title: string
          type: string | null
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      cancel_following: {
        Args: { appointment: string; note?: string; seen: number }
        Returns: number
      }
      cancel_request: {
        Args: { request: string; seen: number }
        Returns: undefined
      }
      change_appointment: {
        Args: { appointment: string; seen: number; slot: string }
        Returns: {
          answer: string | null
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          made_by: string | null
          margin_after: number
          margin_before: number
          note: string | null
          offer_until: string | null
          person: PersonId | null
          place: string
          place_detail: string | null
          request_key: string
          second_person: string | null
          sequence: number
          series: string | null
          starts_at: string
          status: string
          title: string
          type: string | null
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      change_appointment_place: {
        Args: {
          appointment: string
          detail?: string
          note?: string
          place: string
          seen: number
        }
        Returns: {
          answer: string | null
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          made_by: string | null
          margin_after: number
          margin_before: number
          note: string | null
          offer_until: string | null
          person: PersonId | null
          place: string
          place_detail: string | null
          request_key: string
          second_person: string | null
          sequence: number
          series: string | null
          starts_at: string
          status: string
          title: string
          type: string | null
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      change_calendar: {
        Args: {
          about: string
          change: Json
          clients: number
          dates: number
          kind: string
          norm: string
          seen: number
          source: string
        }
        Returns: number
      }
      change_client_tags: {
        Args: { added: string[]; clients: AccountId[]; removed?: string[] }
        Returns: Json
      }
      change_client_work: {
        Args: { change: string; client: AccountId; template: string }
        Returns: undefined
      }
      change_mail_address: { Args: Record<PropertyKey, never>; Returns: string }
      change_member: {
        Args: {
          expected: string
          member: PersonId
          member_name: string
          member_role: string
        }
        Returns: undefined
      }
      change_obligations: { Args: { change: Json; items: Json }; Returns: Json }
      check_code: {
        Args: {
          after: string
          before: string
          code: string
          invoice: string
          number: string
          supplier: string
        }
        Returns: string
      }
      check_review_record: { Args: { record_code: string }; Returns: Json }
      check_signature: { Args: { wanted: string }; Returns: Json }
      claim_link: {
        Args: {
          life: number
          link: string
          sets_password: boolean
          token: string
        }
        Returns: Json
      }
      claim_mails: {
        Args: { lease_seconds: number; most: number }
        Returns: Json
      }
      claim_obligation_plans: {
        Args: { lease_seconds?: number; most?: number }
        Returns: Json
      }
      claim_outbox: {
        Args: { lease_seconds: number; max_jobs: number; only_batch?: string }
        Returns: {
          attempts: number
          batch_id: string | null
          created_at: string
          done_at: string | null
          first_tried_at: string | null
          id: string
          key: string
          kind: string
          last_error: string | null
          locked_until: string | null
          next_at: string
          payload: NonNullable<Json>
          person: PersonId | null
          status: string
          topic: string | null
          user_id: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "outbox"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      claim_outside_calendars: { Args: { most?: number }; Returns: Json }
      claim_readings: {
        Args: {
          current_rules: string
          idle_seconds: number
          lease_seconds?: number
        }
        Returns: {
          client: AccountId
          id: string
          path: string
          was: string
        }[]
      }
      claim_sending_items: {
        Args: { lease_seconds?: number; most?: number }
        Returns: {
          client: AccountId
          file: string
          member: PersonId
          path: string
          type: string
        }[]
      }
      claim_signature_seals: { Args: { most?: number }; Returns: Json }
      claim_texts: {
        Args: { lease_seconds?: number }
        Returns: {
          client: AccountId
          id: string
          is_pdf: boolean
          path: string
        }[]
      }
      claim_upload: {
        Args: { lease_seconds: number; owner?: string; upload: string }
        Returns: {
          attempts: number
          batch_id: string
          created_at: string
          declared_size: number
          declared_type: string
          document_id: string | null
          expires_at: string
          for_client: string | null
          id: string
          key: string
          lease_until: string | null
          made_by: string | null
          name: string
          path: string
          purpose: string
          reason: string | null
          settled_at: string | null
          status: string
          user_id: string
        }[]
        SetofOptions: {
          from: "*"
          to: "uploads"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      claim_zip: { Args: { zip: string }; Returns: Json }
      client_choices: { Args: Record<PropertyKey, never>; Returns: Json }
      client_documents: {
        Args: { client: AccountId; page_size?: number; wanted?: Json }
        Returns: Json
      }
      client_engagements: { Args: { client: AccountId }; Returns: Json }
      client_files: {
        Args: { client: AccountId; search?: string }
        Returns: {
          at: string
          id: string
          name: string
          size: number
          type: string
        }[]
      }
      client_history: {
        Args: { before_id?: number; client: AccountId; max_rows?: number }
        Returns: Json
      }
      client_import_rows: {
        Args: { after_row?: number; import: string }
        Returns: Json
      }
      client_mails: { Args: { client: AccountId }; Returns: Json }
      client_monthly_totals: { Args: { client: AccountId }; Returns: Json }
      client_names: { Args: { clients: AccountId[] }; Returns: Json }
      client_obligations: { Args: { client: AccountId }; Returns: Json }
      client_overview: { Args: { client: AccountId }; Returns: Json }
      client_views: { Args: Record<PropertyKey, never>; Returns: Json }
      clients_by_nit: {
        Args: { nits: string[] }
        Returns: {
          id: string
          nit: string
          status: string
          title: string
        }[]
      }
      clients_to_import: { Args: { nits: string[] }; Returns: Json }
      close_batch: {
        Args: { batch: string; notify: boolean; owner?: string }
        Returns: Json
      }
      close_dian_month: {
        Args: { client: AccountId; seen_open: number; wanted_month: string }
        Returns: undefined
      }
      close_engagement: {
        Args: { reason: string; request: string }
        Returns: undefined
      }
      close_hours: {
        Args: {
          expected?: number
          first_day: string
          from_hour: number
          last_day: string
          reason: string
          until_hour: number
        }
        Returns: number
      }
      close_thread: {
        Args: { closed: boolean; seen?: string; thread: string }
        Returns: undefined
      }
      complete_outbox: {
        Args: { attempt: number; job_id: string }
        Returns: boolean
      }
      confirm_appointment: {
        Args: { appointment: string; seen: number }
        Returns: {
          answer: string | null
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          made_by: string | null
          margin_after: number
          margin_before: number
          note: string | null
          offer_until: string | null
          person: PersonId | null
          place: string
          place_detail: string | null
          request_key: string
          second_person: string | null
          sequence: number
          series: string | null
          starts_at: string
          status: string
          title: string
          type: string | null
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      confirm_owner_change: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      confirm_signer: { Args: { invoice: string }; Returns: undefined }
      continue_client_import: { Args: { import: string }; Returns: Json }
      continue_client_imports: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      create_client: {
        Args: {
          advisor?: PersonId
          again?: boolean
          client: AccountId
          company: Json
          people?: Json
          send?: boolean
        }
        Returns: undefined
      }
      database_fingerprint: { Args: Record<PropertyKey, never>; Returns: Json }
      dates_to_remind: {
        Args: { most?: number; spans: Json; today: string }
        Returns: Json
      }
      decide_data_request: {
        Args: {
          new_due?: string
          new_status: string
          reply: string
          request: string
        }
        Returns: undefined
      }
      decide_dian_row: {
        Args: {
          choice: Json
          client: AccountId
          row_key: string
          seen: Json
          wanted_month: string
        }
        Returns: undefined
      }
      decide_invoice: {
        Args: {
          invoice: string
          note?: string
          reason?: string
          seen: number
          verdict: string
        }
        Returns: Json
      }
      decline_signature: {
        Args: { facts: Json; reason: string; request: string; who: Json }
        Returns: string
      }
      delay_request_item: {
        Args: {
          delay: string
          expected_on?: string
          item: string
          note?: string
          seen: number
          subject?: string
        }
        Returns: undefined
      }
      delete_answer: {
        Args: { answer: string; seen: number }
        Returns: undefined
      }
      delete_client_note: { Args: { note: string }; Returns: undefined }
      delete_filter: { Args: { filter: string }; Returns: undefined }
      delete_invoice: { Args: { invoice: string }; Returns: Json }
      deliver_obligation: {
        Args: { documents: string[]; obligation: string }
        Returns: undefined
      }
      deliver_receipt: {
        Args: { copy?: boolean; document: string; obligation: string }
        Returns: undefined
      }
      delivery_health: { Args: Record<PropertyKey, never>; Returns: Json }
      diagnose: { Args: Record<PropertyKey, never>; Returns: Json }
      dian_lines: {
        Args: { client: AccountId; keys: string[]; wanted_month: string }
        Returns: Json
      }
      dian_month: {
        Args: {
          client: AccountId
          passed?: number
          wanted_class?: string
          wanted_month: string
          wanted_side?: string
        }
        Returns: Json
      }
      dian_month_input: {
        Args: { client: AccountId; wanted_month: string }
        Returns: Json
      }
      dian_month_ours: {
        Args: {
          after?: string
          client: AccountId
          from_day: string
          page_size?: number
          until_day: string
        }
        Returns: Json
      }
      dian_month_rows: {
        Args: {
          after?: string
          client: AccountId
          page_size?: number
          wanted_month: string
        }
        Returns: Json
      }
      digest_of: {
        Args: { notification?: string; person: PersonId }
        Returns: Json
      }
      discard_client_import: { Args: { import: string }; Returns: undefined }
      discard_mail: { Args: { mail: string }; Returns: undefined }
      drive_job: { Args: { document: string }; Returns: Json }
      drive_share: { Args: { account: AccountId }; Returns: Json }
      drop_book_account: {
        Args: { client: AccountId; code: string }
        Returns: undefined
      }
      drop_delivery: {
        Args: { delivery: string; reason: string }
        Returns: undefined
      }
      drop_dian_list: { Args: { upload: string }; Returns: undefined }
      drop_push_device: { Args: { device: string }; Returns: undefined }
      drop_signature_code: { Args: { code: string }; Returns: undefined }
      drop_unconfirmed_factors: { Args: { person: PersonId }; Returns: undefined }
      due_reminders: { Args: { moment: string; most?: number }; Returns: Json }
      edit_client_note: {
        Args: { body: string; note: string; seen: string }
        Returns: undefined
      }
      email_change_of: { Args: { life: number; token: string }; Returns: Json }
      end_absence: { Args: { absence: string }; Returns: undefined }
      end_presence: { Args: { invoice: string }; Returns: undefined }
      end_request_series: { Args: { series: string }; Returns: undefined }
      end_second_step: { Args: { person: PersonId }; Returns: undefined }
      excuse_obligation: {
        Args: { obligation: string; reason: string; seen: number }
        Returns: number
      }
      expire_signatures: { Args: { most?: number }; Returns: number }
      expire_upload: { Args: { upload: string }; Returns: undefined }
      export_books: {
        Args: {
          batch: string
          client: AccountId
          dated?: boolean
          entries: Json
          options: Json
          reason?: string
          repeated?: string[]
          wanted_format: string
          wanted_month: string
        }
        Returns: number
      }
      fail_outbox: {
        Args: {
          attempt: number
          error: string
          job_id: string
          retry_seconds?: number
          tell?: boolean
        }
        Returns: boolean
      }
      fee_reminder_holds: {
        Args: { client: AccountId; named: Json }
        Returns: boolean
      }
      file_data_request: {
        Args: {
          client: AccountId
          details: string
          due: string
          firm_mail: string
          kind_label: string
          person?: PersonId
          request_key: string
          request_kind: string
        }
        Returns: {
          created_at: string
          details: string
          due_on: string
          id: string
          key: string
          kind: string
          made_by: string | null
          reply: string | null
          settled_at: string | null
          status: string
          user_id: string
        }[]
        SetofOptions: {
          from: "*"
          to: "data_requests"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      file_obligation: {
        Args: {
          document?: string
          filed_on: string
          obligation: string
          paid_on?: string
          payment_document?: string
          receipt_number: string
          receipt_value?: number
          seen: number
        }
        Returns: number
      }
      file_obligations: {
        Args: { copy?: boolean; deliver: boolean; filing: string; items: Json }
        Returns: Json
      }
      filtered_clients: { Args: { wanted: Json }; Returns: Json }
      find_book_accounts: {
        Args: { client: AccountId; codes?: string[]; words?: string }
        Returns: Json
      }
      find_clients: {
        Args: { client?: AccountId; search?: string }
        Returns: Json
      }
      find_contact: { Args: { message: string }; Returns: Json }
      finish_appointment: {
        Args: { appointment: string }
        Returns: {
          answer: string | null
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          made_by: string | null
          margin_after: number
          margin_before: number
          note: string | null
          offer_until: string | null
          person: PersonId | null
          place: string
          place_detail: string | null
          request_key: string
          second_person: string | null
          sequence: number
          series: string | null
          starts_at: string
          status: string
          title: string
          type: string | null
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      finish_attachment: {
        Args: {
          attempt: number
          content_sha256: string
          content_size: number
          content_type: string
          push_drive: boolean
          upload: string
        }
        Returns: Json
      }
      finish_client_file: {
        Args: {
          attempt: number
          content_sha256: string
          content_size: number
          content_type: string
          push_drive: boolean
          upload: string
        }
        Returns: Json
      }
      finish_dian_list: {
        Args: { spans: Json; upload: string }
        Returns: string[]
      }
      finish_invoice_move: {
        Args: { client: AccountId; invoice: string; note: string; seen: number }
        Returns: Json
      }
      finish_mail_file: {
        Args: {
          attempt: number
          content_sha256: string
          content_size: number
          content_type: string
          push_drive: boolean
          upload: string
        }
        Returns: Json
      }
      finish_receipt: {
        Args: {
          attempt: number
          content_sha256: string
          content_size: number
          content_type: string
          push_drive: boolean
          upload: string
        }
        Returns: Json
      }
      finish_sending_file: {
        Args: {
          attempt: number
          content_sha256: string
          content_size: number
          content_type: string
          push_drive: boolean
          upload: string
        }
        Returns: Json
      }
      finish_sent_file: {
        Args: {
          attempt: number
          content_sha256: string
          content_size: number
          content_type: string
          push_drive: boolean
          upload: string
        }
        Returns: Json
      }
      finish_upload: {
        Args: {
          attempt: number
          content_sha256: string
          content_size: number
          content_type: string
          push_drive: boolean
          upload: string
        }
        Returns: Json
      }
      firm_calendar: { Args: Record<PropertyKey, never>; Returns: Json }
      firm_dates: { Args: Record<PropertyKey, never>; Returns: Json }
      firm_day: { Args: { day: string }; Returns: Json }
      firm_dian_months: {
        Args: { passed?: number; wanted_month: string }
        Returns: Json
      }
      firm_fee: { Args: { fee: string }; Returns: Json }
      firm_fees: { Args: { page_size?: number; wanted?: Json }; Returns: Json }
      firm_hours: { Args: { client?: AccountId; member?: PersonId }; Returns: Json }
      firm_pending: { Args: Record<PropertyKey, never>; Returns: Json }
      firm_report: {
        Args: { from_day: string; member?: PersonId; until_day: string }
        Returns: Json
      }
      firm_request: { Args: { request: string }; Returns: Json }
      firm_signature: { Args: { request: string }; Returns: Json }
      firm_signature_file: {
        Args: { request: string; sealed: boolean }
        Returns: Json
      }
      firm_signatures: {
        Args: { page_size?: number; wanted?: Json }
        Returns: Json
      }
      firm_today: {
        Args: { monday: string; only_kind?: string; page_size?: number }
        Returns: Json
      }
      firm_waits: { Args: Record<PropertyKey, never>; Returns: Json }
      firm_week: { Args: { monday: string }; Returns: Json }
      forget_book_rule: {
        Args: { client: AccountId; seen: string; supplier_nit: string }
        Returns: undefined
      }
      forget_expired: { Args: { most?: number }; Returns: number }
      forget_mails: { Args: { most?: number }; Returns: number }
      forget_push_device: {
        Args: { device: string; endpoint?: string }
        Returns: undefined
      }
      forget_sendings: { Args: Record<PropertyKey, never>; Returns: number }
      give_back_rate_limit: {
        Args: { burst: number; limit_key: string; per_seconds: number }
        Returns: undefined
      }
      google_changes: { Args: { appointment: string }; Returns: Json }
      google_event: {
        Args: { appointment: string; member: PersonId }
        Returns: Json
      }
      google_token: { Args: { member: PersonId }; Returns: string }
      hand_over_clients: {
        Args: { items: Json; member: PersonId }
        Returns: Json
      }
      idle_batches: { Args: { idle_seconds: number }; Returns: string[] }
      inbox_client: { Args: { client: AccountId }; Returns: Json }
      inbox_page: { Args: { page_size?: number; wanted?: Json }; Returns: Json }
      inbox_thread: {
        Args: {
          before?: string
          page_size?: number
          since?: string
          thread: string
        }
        Returns: Json
      }
      insert_archivo_subido: {
        Args: {
          descripcion: string
          google_drive_id: string
          google_drive_link: string
          nombre_archivo: string
          ruta_storage: string
          tamano_bytes: number
          tipo_archivo: string
          url_publica: string
          user_id: string
        }
        Returns: string
      }
      invitation_of: { Args: { token: string }; Returns: Json }
      invite_member: {
        Args: {
          member_email: string
          member_name?: string
          member_role: string
        }
        Returns: string
      }
      invite_person: {
        Args: { person_email: string; person_role: string }
        Returns: string
      }
      invite_to_client: {
        Args: {
          client: AccountId
          person_email: string
          person_name: string
          person_role: string
        }
        Returns: string
      }
      keep_backup_codes: {
        Args: { hashes: string[]; new_factor?: string; person: PersonId }
        Returns: undefined
      }
      keep_book_accounts: {
        Args: { accounts: Json; client: AccountId; whole: boolean }
        Returns: number
      }
      keep_book_model: {
        Args: { client: AccountId; model: Json }
        Returns: undefined
      }
      keep_google_hours: { Args: { appointment: string }; Returns: undefined }
      keep_mail: {
        Args: {
          address: string
          delivery: Json
          envelope_from: string
          event: string
          raw_sha256: string
          raw_size: number
          too_large?: boolean
        }
        Returns: Json
      }
      keep_presence: { Args: Record<PropertyKey, never>; Returns: undefined }
      keep_proposal: {
        Args: {
          call: string
          client: AccountId
          content_sha256: string
          note: string
          proposed: string
        }
        Returns: string
      }
      keep_second_step: { Args: { person: PersonId }; Returns: undefined }
      keep_signature_file: {
        Args: { by: string; client: AccountId; file: Json; request: string }
        Returns: undefined
      }
      keep_signature_seal: {
        Args: { document: Json; request: string; sealed: Json }
        Returns: string
      }
      keep_zip: { Args: { over: boolean; zip: string }; Returns: undefined }
      knows_mail_sender: {
        Args: { account: AccountId; address: string }
        Returns: boolean
      }
      large_files: { Args: Record<PropertyKey, never>; Returns: boolean }
      leave_account: { Args: Record<PropertyKey, never>; Returns: undefined }
      leave_waiting_list: { Args: { wait: string }; Returns: undefined }
      link_owner: {
        Args: { life: number; link: string; token: string }
        Returns: Json
      }
      list_appointment_types: {
        Args: Record<PropertyKey, never>
        Returns: Json
      }
      list_audit: { Args: { page_size?: number; wanted?: Json }; Returns: Json }
      list_clients: {
        Args: { page_size?: number; wanted?: Json }
        Returns: Json
      }
      list_closed_hours: {
        Args: { first_day: string; last_day: string }
        Returns: Json
      }
      list_contacts: {
        Args: { page_size?: number; wanted: Json }
        Returns: Json
      }
      list_deliveries: {
        Args: { page_size?: number; wanted?: Json }
        Returns: Json
      }
      list_members: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          name: string
          role: string
          user_id: string
        }[]
      }
      list_registrations: {
        Args: {
          after_at?: string
          after_id?: string
          max_rows?: number
          search?: string
          wanted?: string
        }
        Returns: {
          companies: Json
          created_at: string
          decided_at: string
          decided_by: string
          email: string
          email_confirmed_at: string
          has_mail: boolean
          name: string
          phone: string
          reason: string
          status: string
          user_id: string
        }[]
      }
      list_request_series: { Args: { client?: AccountId }; Returns: Json }
      list_requests: {
        Args: { page_size?: number; wanted?: Json }
        Returns: Json
      }
      list_team: {
        Args: Record<PropertyKey, never>
        Returns: {
          added_at: string
          clients: number
          email: string
          given_name: string
          name: string
          role: string
          second_step: boolean
          seen_at: string
          user_id: string
        }[]
      }
      mail_objects_to_remove: {
        Args: { idle_seconds: number }
        Returns: string[]
      }
      mail_original: { Args: { mail: string }; Returns: Json }
      mail_target: { Args: { token_sha256: string }; Returns: Json }
      make_series_requests: {
        Args: { made: Json; series: string[]; today: string }
        Returns: number
      }
      make_work: { Args: { made: Json; today: string }; Returns: number }
      mark_book_batch: {
        Args: { batch: string; client: AccountId; entered: boolean }
        Returns: undefined
      }
      mark_contact: {
        Args: { expected: string; message: string; new_status: string }
        Returns: undefined
      }
      mark_notification: {
        Args: { notification: string; read: boolean }
        Returns: undefined
      }
      mark_signature: {
        Args: { act: string; facts: Json; request: string; who: Json }
        Returns: string
      }
      match_sending_file: {
        Args: { file: string; in_content: string[]; in_name: string[] }
        Returns: string
      }
      member_hours: { Args: { member: PersonId }; Returns: Json }
      merge_obligations: {
        Args: { claim: string; groups: Json }
        Returns: number
      }
      message_files: { Args: Record<PropertyKey, never>; Returns: boolean }
      miss_appointment: {
        Args: { appointment: string; missed: boolean; seen: number }
        Returns: {
          answer: string | null
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          made_by: string | null
          margin_after: number
          margin_before: number
          note: string | null
          offer_until: string | null
          person: PersonId | null
          place: string
          place_detail: string | null
          request_key: string
          second_person: string | null
          sequence: number
          series: string | null
          starts_at: string
          status: string
          title: string
          type: string | null
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      missing_objects: { Args: Record<PropertyKey, never>; Returns: string[] }
      move_following: {
        Args: {
          appointment: string
          note?: string
          person?: PersonId
          seen: number
          slot: string
        }
        Returns: Json
      }
      my_access: { Args: Record<PropertyKey, never>; Returns: Json }
      my_calendar: { Args: { wanted_year?: number }; Returns: Json }
      my_calendar_feed: { Args: Record<PropertyKey, never>; Returns: Json }
      my_client_import: { Args: Record<PropertyKey, never>; Returns: Json }
      my_dashboard: {
        Args: { page_size?: number; wanted?: Json }
        Returns: Json
      }
      my_dian_month: {
        Args: { passed?: number; wanted_month?: string }
        Returns: Json
      }
      my_documents: {
        Args: { page_size?: number; wanted?: Json }
        Returns: Json
      }
      my_entry: { Args: Record<PropertyKey, never>; Returns: Json }
      my_fees: { Args: Record<PropertyKey, never>; Returns: Json }
      my_header: { Args: Record<PropertyKey, never>; Returns: Json }
      my_invoice: { Args: { invoice: string }; Returns: Json }
      my_invoices: {
        Args: { page_size?: number; wanted?: Json }
        Returns: Json
      }
      my_mail: { Args: Record<PropertyKey, never>; Returns: Json }
      my_member_feed: { Args: Record<PropertyKey, never>; Returns: Json }
      my_monthly_totals: { Args: Record<PropertyKey, never>; Returns: Json }
      my_notice_settings: { Args: Record<PropertyKey, never>; Returns: Json }
      my_notifications: {
        Args: { page_size?: number; wanted?: Json }
        Returns: Json
      }
      my_registration: { Args: Record<PropertyKey, never>; Returns: Json }
      my_request: { Args: { request: string }; Returns: Json }
      my_requests: { Args: Record<PropertyKey, never>; Returns: Json }
      my_second_step: { Args: Record<PropertyKey, never>; Returns: Json }
      my_sendings: { Args: Record<PropertyKey, never>; Returns: Json }
      my_sessions: {
        Args: Record<PropertyKey, never>
        Returns: {
          current: boolean
          id: string
          ip: string
          opened_at: string
          used_at: string
          user_agent: string
        }[]
      }
      my_signature: { Args: { request: string }; Returns: Json }
      my_signatures: { Args: Record<PropertyKey, never>; Returns: Json }
      my_welcome: { Args: Record<PropertyKey, never>; Returns: Json }
      name_client_folder: {
        Args: { called: string; client: AccountId; folder: string }
        Returns: undefined
      }
      name_my_folder: {
        Args: { called: string; folder: string }
        Returns: undefined
      }
      note_document_view: { Args: { document: string }; Returns: undefined }
      note_export: {
        Args: { client?: AccountId; filters: Json; what: string }
        Returns: undefined
      }
      note_housekeeping: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      note_mailed: { Args: { at: string; ids: string[] }; Returns: undefined }
      note_registration: {
        Args: { person: PersonId; registration: string }
        Returns: undefined
      }
      note_session: {
        Args: {
          address: string
          agent: string
          client: PersonId
          session: string
        }
        Returns: undefined
      }
      obligation_detail: { Args: { obligation: string }; Returns: Json }
      offer_freed_hours: { Args: Record<PropertyKey, never>; Returns: number }
      open_agenda: { Args: Record<PropertyKey, never>; Returns: Json }
      open_hours: { Args: { closure: string }; Returns: undefined }
      open_own_account: { Args: Record<PropertyKey, never>; Returns: string }
      owner_second_step: { Args: Record<PropertyKey, never>; Returns: Json }
      pass_request_item: {
        Args: { email: string; item: string; seen: number }
        Returns: undefined
      }
      permit_change: {
        Args: { address?: string; change: string; person: PersonId }
        Returns: undefined
      }
      plan_obligation: {
        Args: { obligation: string; plan: Json; seen: number }
        Returns: number
      }
      plan_reminders: { Args: { plans: Json }; Returns: number }
      postpone_signature_seal: {
        Args: { problem: string; request: string; seconds: number }
        Returns: undefined
      }
      prepare_import_rows: {
        Args: { import: string; rows: Json }
        Returns: undefined
      }
      propose_appointment: {
        Args: {
          client: AccountId
          confirmed?: boolean
          note?: string
          number?: string
          person?: PersonId
          place?: string
          second_person?: string
          slot: string
          title: string
          type?: string
        }
        Returns: {
          answer: string | null
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          made_by: string | null
          margin_after: number
          margin_before: number
          note: string | null
          offer_until: string | null
          person: PersonId | null
          place: string
          place_detail: string | null
          request_key: string
          second_person: string | null
          sequence: number
          series: string | null
          starts_at: string
          status: string
          title: string
          type: string | null
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      propose_other_hour: {
        Args: {
          appointment: string
          note?: string
          person?: PersonId
          seen: number
          slot: string
        }
        Returns: {
          answer: string | null
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          made_by: string | null
          margin_after: number
          margin_before: number
          note: string | null
          offer_until: string | null
          person: PersonId | null
          place: string
          place_detail: string | null
          request_key: string
          second_person: string | null
          sequence: number
          series: string | null
          starts_at: string
          status: string
          title: string
          type: string | null
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      propose_series: {
        Args: {
          client: AccountId
          confirmed?: boolean
          note?: string
          number?: string
          person?: PersonId
          place?: string
          second_person?: string
          series: string
          slots: string[]
          title: string
          type?: string
        }
        Returns: Json
      }
      purge_deleted_documents: {
        Args: Record<PropertyKey, never>
        Returns: string[]
      }
      push_of: {
        Args: {
          device: string
          notification?: string
          since?: string
          site_key: string
        }
        Returns: Json
      }
      queue_appointment_reminders: {
        Args: { moment?: string }
        Returns: number
      }
      queue_date_reminders: { Args: { reminders: Json }; Returns: number }
      queue_digests: { Args: { day: string }; Returns: number }
      queue_fee_reminders: { Args: { most?: number }; Returns: number }
      queue_reminders: {
        Args: { moment: string; reminders: Json }
        Returns: number
      }
      queue_signature_reminders: {
        Args: { moment: string; most?: number }
        Returns: number
      }
      read_calendar_feed: { Args: { token_sha256: string }; Returns: Json }
      read_mail_anyway: { Args: { mail: string }; Returns: undefined }
      read_member_feed: { Args: { token_sha256: string }; Returns: Json }
      read_notifications: {
        Args: { firm?: boolean; until: string }
        Returns: string
      }
      read_thread: { Args: { thread: string }; Returns: undefined }
      read_thread_as_firm: { Args: { thread: string }; Returns: undefined }
      readiness: { Args: Record<PropertyKey, never>; Returns: Json }
      receive_contact_message: {
        Args: {
          consent_sha256: string
          message: string
          policy: string
          recipient: string
          sender_agent?: string
          sender_email: string
          sender_ip?: string
          sender_name: string
          sender_phone?: string
          wanted_service?: string
        }
        Returns: {
          created_at: string
          id: string
        }[]
      }
      record_drive_copy: {
        Args: { document: string; file_id: string; link: string }
        Returns: undefined
      }
      record_drive_folder: {
        Args: {
          client: AccountId
          folder_id: string
          folder_name: string
          folder_url: string
          permission_id?: string
          shared_with?: string
        }
        Returns: undefined
      }
      record_google_event: {
        Args: {
          appointment: string
          ends_at?: string
          member: PersonId
          starts_at?: string
        }
        Returns: undefined
      }
      registration_details: { Args: { accounts: string[] }; Returns: Json }
      registration_rut: { Args: { client: AccountId }; Returns: Json }
      reject_upload: {
        Args: { attempt: number; upload: string; why: string }
        Returns: undefined
      }
      release_link: {
        Args: { link: string; token: string }
        Returns: undefined
      }
      release_mail: {
        Args: { attempt: number; mail: string }
        Returns: undefined
      }
      release_upload: {
        Args: { attempt: number; upload: string }
        Returns: undefined
      }
      remind_fees: { Args: { client: AccountId; open: boolean }; Returns: string }
      remind_of_figures: {
        Args: { about_year: number; lines: Json; week: string }
        Returns: undefined
      }
      remind_signature: { Args: { request: string }; Returns: undefined }
      reminder_holds: {
        Args: { appointment: string; reader?: string; slot: string }
        Returns: boolean
      }
      reminders_to_plan: { Args: { most?: number }; Returns: Json }
      remove_authority: { Args: { authority: string }; Returns: undefined }
      remove_company: { Args: { company: string }; Returns: undefined }
      remove_google_calendar: { Args: { member: PersonId }; Returns: undefined }
      remove_mail_sender: { Args: { sender: string }; Returns: undefined }
      remove_member: {
        Args: { heir?: PersonId; member: PersonId }
        Returns: undefined
      }
      remove_numbering_secret: { Args: { secret: string }; Returns: undefined }
      remove_outside_calendar: { Args: { member: PersonId }; Returns: undefined }
      remove_person: { Args: { person: PersonId }; Returns: undefined }
      remove_request_file: {
        Args: { document: string; item: string }
        Returns: undefined
      }
      remove_sending_file: { Args: { file: string }; Returns: undefined }
      remove_tax_profile: {
        Args: { client: AccountId; seen: string; valid_from: string }
        Returns: undefined
      }
      renew_calendar_feed: { Args: { token_sha256: string }; Returns: Json }
      renew_member_feed: { Args: { token_sha256: string }; Returns: Json }
      reopen_dian_month: {
        Args: { client: AccountId; reason: string; wanted_month: string }
        Returns: undefined
      }
      reopen_request_item: { Args: { item: string }; Returns: undefined }
      request_appointment: {
        Args: {
          answer?: string
          key: string
          number?: string
          person?: PersonId
          place?: string
          slot: string
          title: string
          type?: string
        }
        Returns: {
          answer: string | null
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          made_by: string | null
          margin_after: number
          margin_before: number
          note: string | null
          offer_until: string | null
          person: PersonId | null
          place: string
          place_detail: string | null
          request_key: string
          second_person: string | null
          sequence: number
          series: string | null
          starts_at: string
          status: string
          title: string
          type: string | null
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      request_series_to_check: {
        Args: { most?: number; today: string }
        Returns: Json
      }
      request_templates: { Args: Record<PropertyKey, never>; Returns: Json }
      resend_invitation: { Args: { invitation: string }; Returns: undefined }
      reserve_drive_file: {
        Args: { document: string; file_id: string }
        Returns: string
      }
      reserve_drive_folder: {
        Args: { client: AccountId; folder_id: string }
        Returns: string
      }
      reset_second_step: { Args: { member: PersonId }; Returns: undefined }
      response_promise: { Args: Record<PropertyKey, never>; Returns: number }
      restore_invoice: { Args: { invoice: string }; Returns: Json }
      resume_mails: { Args: Record<PropertyKey, never>; Returns: number }
      resume_signature: {
        Args: { facts: Json; request: string; who: Json }
        Returns: string
      }
      retire_appointment_type: { Args: { type: string }; Returns: undefined }
      retry_delivery: { Args: { delivery: string }; Returns: undefined }
      review_context: {
        Args: {
          codes: string[]
          invoice: string
          numbers: string[]
          supplier: string
        }
        Returns: Json
      }
      review_invoice: { Args: { invoice: string }; Returns: Json }
      review_queue: {
        Args: { page_size?: number; wanted?: Json }
        Returns: Json
      }
      review_request_item: {
        Args: { accept: boolean; item: string; note?: string; seen: number }
        Returns: undefined
      }
      review_settings: { Args: Record<PropertyKey, never>; Returns: Json }
      revoke_calendar_feed: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      revoke_member_feed: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      save_absence: {
        Args: {
          away_from: string
          away_until: string
          member: PersonId
          plan?: Json
          reason: string
          stand_in?: string
        }
        Returns: string
      }
      save_answer: {
        Args: { answer: string; body: string; seen?: number; title: string }
        Returns: undefined
      }
      save_appointment_remark: {
        Args: { appointment: string; body: string; seen?: number }
        Returns: undefined
      }
      save_appointment_type: {
        Args: { content: Json; members: string[]; seen?: number; type: string }
        Returns: undefined
      }
      save_client_contact: {
        Args: { client: AccountId; contact: Json; seen: number }
        Returns: number
      }
      save_company: {
        Args: {
          company?: string
          company_digit: number
          company_name: string
          company_nit: string
        }
        Returns: string
      }
      save_day_hours: {
        Args: { day: string; hours?: Json; member: PersonId }
        Returns: undefined
      }
      save_fee: {
        Args: { content: Json; fee: string; seen?: number }
        Returns: undefined
      }
      save_filter: {
        Args: { called: string; filter: string; page: string; query: string }
        Returns: undefined
      }
      save_google_calendar: { Args: { sealed: string }; Returns: string }
      save_import_rows: {
        Args: { import: string; rows: Json }
        Returns: undefined
      }
      save_mail_choices: {
        Args: {
          choices: Json
          client: PersonId
          policy: string
          sender_agent?: string
          sender_ip?: string
          wordings: Json
        }
        Returns: undefined
      }
      save_numbering_secret: {
        Args: { nit: string; prefix: string; secret: string }
        Returns: string
      }
      save_outside_calendar: {
        Args: { sealed: string; tentative: boolean }
        Returns: string
      }
      save_own_name: { Args: { own_name: string }; Returns: undefined }
      save_profile: {
        Args: { full_name: string; phone_number: string }
        Returns: undefined
      }
      save_push_choice: {
        Args: { topic: string; wanted: boolean }
        Returns: undefined
      }
      save_push_device: {
        Args: {
          agent: string
          auth: string
          device?: string
          endpoint: string
          p256dh: string
          person: PersonId
          session: string
          site_key: string
        }
        Returns: string
      }
      save_request: {
        Args: {
          client: AccountId
          content: Json
          obligation?: string
          request: string
          seen?: number
          send: boolean
        }
        Returns: undefined
      }
      save_request_template: {
        Args: { content: Json; seen?: number; template: string }
        Returns: undefined
      }
      save_rest_hours: {
        Args: { from_hour: number; sundays: boolean; until_hour: number }
        Returns: undefined
      }
      save_signature_template: {
        Args: { content: Json; seen?: number; template: string }
        Returns: undefined
      }
      save_tax_profile: {
        Args: {
          client: AccountId
          profile: Json
          seen: string
          valid_from: string
        }
        Returns: string
      }
      save_week_hours: {
        Args: { home?: number[]; member: PersonId; week?: Json }
        Returns: undefined
      }
      save_welcome: { Args: { draft: Json }; Returns: string }
      save_welcome_rut: {
        Args: { content?: string; file_name?: string }
        Returns: undefined
      }
      save_work_template: {
        Args: { content: Json; seen?: number; template: string }
        Returns: number
      }
      saved_answers: {
        Args: Record<PropertyKey, never>
        Returns: {
          body: string
          changed_at: string
          changed_by: string
          id: string
          revision: number
          title: string
        }[]
      }
      saved_filters: { Args: { page: string }; Returns: Json }
      seal_review_record: {
        Args: { record: string; signed: Json }
        Returns: string
      }
      search_firm: { Args: { wanted: Json }; Returns: Json }
      search_mine: { Args: { wanted: Json }; Returns: Json }
      see_notifications: {
        Args: { firm?: boolean; until: string }
        Returns: undefined
      }
      send_message: {
        Args: {
          body: string
          documents?: string[]
          message: string
          subject?: string
          thread: string
        }
        Returns: {
          author: string
          author_name: string | null
          body: string
          created_at: string
          files: NonNullable<Json>
          id: string
          made_by: string | null
          read_at: string | null
          thread_id: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "messages"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      send_requests: {
        Args: { asks: Json; content: Json }
        Returns: {
          client: AccountId
          outcome: string
        }[]
      }
      send_sending: {
        Args: {
          folder?: string
          leave_at?: string
          message: string
          rest: string
          sending: string
        }
        Returns: Json
      }
      send_signature: {
        Args: { content: Json; request: string }
        Returns: undefined
      }
      send_welcome: { Args: { told: Json }; Returns: undefined }
      sending_clients: { Args: { search?: string }; Returns: Json }
      sending_page: { Args: { sending: string }; Returns: Json }
      set_advisors: {
        Args: {
          advisors: string[]
          client: AccountId
          expected?: string[]
          responsible?: PersonId
        }
        Returns: undefined
      }
      set_approval: {
        Args: {
          decision_reason?: string
          expected?: string
          new_status: string
          target: string
        }
        Returns: undefined
      }
      set_approvals: {
        Args: {
          decision_reason?: string
          expected?: string
          new_status: string
          targets: string[]
        }
        Returns: {
          decided_at: string
          decided_by: string
          outcome: string
          status: string
          user_id: string
        }[]
      }
      set_authority_grace: { Args: { grace: boolean }; Returns: undefined }
      set_import_mapping: {
        Args: { import: string; mapping: Json }
        Returns: undefined
      }
      set_large_files: {
        Args: { large: boolean; seen: boolean }
        Returns: undefined
      }
      set_message_files: {
        Args: { every: boolean; seen: boolean }
        Returns: undefined
      }
      set_obligation_state: {
        Args: {
          message?: string
          new_state: string
          obligation: string
          seen: number
        }
        Returns: number
      }
      set_owner_second_step: {
        Args: { required: boolean; seen: boolean }
        Returns: undefined
      }
      set_person_role: {
        Args: { expected: string; new_role: string; person: PersonId }
        Returns: undefined
      }
      set_response_promise: {
        Args: { hours?: number; seen?: number }
        Returns: undefined
      }
      set_review_switch: {
        Args: { accepts: boolean; rule_set: string }
        Returns: undefined
      }
      set_sending_clients: {
        Args: { clients: AccountId[]; file: string }
        Returns: undefined
      }
      settle_fee: {
        Args: { becomes: string; content: Json; fee: string; seen: number }
        Returns: undefined
      }
      settle_mail: {
        Args: { attempt: number; mail: string; outcome: Json }
        Returns: boolean
      }
      settle_sending_item: {
        Args: {
          client: AccountId
          document?: string
          file: string
          problem?: string
        }
        Returns: undefined
      }
      share_presence: { Args: { invoice: string }; Returns: Json }
      sign_document: {
        Args: { facts: Json; proof: Json; request: string; who: Json }
        Returns: Json
      }
      signature_card: { Args: { client: AccountId }; Returns: Json }
      signature_choices: { Args: { client: AccountId }; Returns: Json }
      signature_file: {
        Args: { request: string; sealed: boolean; who: Json }
        Returns: Json
      }
      signature_of_link: { Args: { link: string }; Returns: Json }
      signature_templates: { Args: Record<PropertyKey, never>; Returns: Json }
      signer_context: { Args: { supplier: string }; Returns: Json }
      signer_settings: { Args: Record<PropertyKey, never>; Returns: Json }
      silence_client_fees: {
        Args: { client: AccountId; silent: boolean }
        Returns: undefined
      }
      silence_my_fees: { Args: { silent: boolean }; Returns: undefined }
      stale_dian_months: {
        Args: { most?: number }
        Returns: {
          client: AccountId
          month: string
        }[]
      }
      stale_uploads: {
        Args: { idle_seconds: number }
        Returns: {
          expired: boolean
          has_object: boolean
          id: string
        }[]
      }
      start_client_import: {
        Args: { import: string; send: boolean }
        Returns: undefined
      }
      stop_mails: {
        Args: {
          person: PersonId
          policy: string
          sender_agent?: string
          sender_ip?: string
          topic: string
          wordings: Json
        }
        Returns: undefined
      }
      store_dian_month: {
        Args: {
          changes: Json
          gone: string[]
          month_id: string
          seen_run: number
          touches: number[]
        }
        Returns: boolean
      }
      store_google_changes: {
        Args: {
          changes: Json
          member: PersonId
          sync_token: string
          version: string
        }
        Returns: undefined
      }
      store_outside_calendar: {
        Args: {
          busy?: Json
          etag?: string
          member: PersonId
          problem?: string
          version: string
        }
        Returns: undefined
      }
      store_review: {
        Args: { invoice: string; outcome: Json; seen: string[] }
        Returns: string
      }
      store_review_again: {
        Args: {
          current_rules: string
          invoice: string
          outcome: Json
          seen: string[]
          was: string
        }
        Returns: string
      }
      store_scan: {
        Args: { code: string; invoice: string; refused?: string }
        Returns: undefined
      }
      store_text: {
        Args: { document: string; text: string }
        Returns: undefined
      }
      stray_objects: { Args: { idle_seconds: number }; Returns: string[] }
      stray_records: { Args: { idle_seconds: number }; Returns: string[] }
      stray_signature_files: {
        Args: { idle_seconds: number }
        Returns: string[]
      }
      swap_appointments: {
        Args: {
          appointment: string
          note?: string
          other: string
          other_seen: number
          seen: number
          what: string
        }
        Returns: undefined
      }
      take_google_consent: { Args: { state_sha256: string }; Returns: string }
      take_rate_limit: {
        Args: { burst: number; limit_key: string; per_seconds: number }
        Returns: number
      }
      tax_profile_history: { Args: { client?: AccountId }; Returns: Json }
      tax_profiles_of: { Args: { clients: AccountId[] }; Returns: Json }
      tax_worksheet: {
        Args: { client: AccountId; from_day: string; until_day: string }
        Returns: Json
      }
      tax_worksheet_documents: {
        Args: {
          client: AccountId
          from_day: string
          page_size?: number
          passed?: number
          until_day: string
          wanted_figure?: string
        }
        Returns: Json
      }
      teach_book: {
        Args: {
          client: AccountId
          invoice: string
          only_this: boolean
          seen?: string
          treatment: Json
        }
        Returns: undefined
      }
      team_invitations: { Args: Record<PropertyKey, never>; Returns: Json }
      thread_members: {
        Args: { thread: string }
        Returns: {
          id: string
          name: string
        }[]
      }
      tick_step: {
        Args: { done: boolean; obligation: string; place: number }
        Returns: undefined
      }
      title_delivery: {
        Args: { account: AccountId; obligation: string; title: string }
        Returns: undefined
      }
      trusted_authorities: { Args: Record<PropertyKey, never>; Returns: Json }
      undo_decisions: { Args: { targets: string[] }; Returns: Json }
      undo_filing: { Args: { filing: string }; Returns: Json }
      undo_sending: { Args: { sending: string }; Returns: undefined }
      unlink_receipt: {
        Args: { document: string; obligation: string }
        Returns: undefined
      }
      unread_notifications: { Args: { stamp: string }; Returns: undefined }
      unread_sending_files: {
        Args: { most?: number; sending: string }
        Returns: Json
      }
      use_backup_code: {
        Args: { code_hash: string; person: PersonId; session: string }
        Returns: boolean
      }
      wait_for_appointment: {
        Args: {
          days: Json
          number?: string
          place?: string
          title: string
          type?: string
        }
        Returns: undefined
      }
      withdraw_book_batch: {
        Args: { batch: string; client: AccountId }
        Returns: undefined
      }
      withdraw_invitation: { Args: { invitation: string }; Returns: undefined }
      withdraw_invoice: { Args: { invoice: string }; Returns: Json }
      withdraw_owner_change: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      withdraw_signature: {
        Args: { reason: string; request: string }
        Returns: undefined
      }
      withdraw_signer: {
        Args: { signer: string; supplier: string }
        Returns: undefined
      }
      work_list: { Args: { page_size?: number; wanted?: Json }; Returns: Json }
      work_load: { Args: { wanted?: Json }; Returns: Json }
      work_matrix: {
        Args: { page_size?: number; wanted?: Json }
        Returns: Json
      }
      work_template: { Args: { template: string }; Returns: Json }
      work_templates: { Args: Record<PropertyKey, never>; Returns: Json }
      work_to_plan: { Args: { most?: number; today: string }; Returns: Json }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
