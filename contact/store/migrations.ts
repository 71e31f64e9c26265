import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { searchWords } from "#contact/store/search-words.ts";
import type { Tables } from "#contact/store/tables.ts";

/** Applied in order of their names; never change one that has been released. */
export const migrations: Record<string, Migration> = {
  "0001-requests-and-mails": {
    async up(db) {
      await db.schema
        .createTable("request")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("idempotency_key", "text", (column) => column.unique())
        .addColumn("language", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("company", "text", (column) => column.notNull())
        .addColumn("phone", "text", (column) => column.notNull())
        .addColumn("project_type", "text", (column) => column.notNull())
        .addColumn("budget", "text", (column) => column.notNull())
        .addColumn("message", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) =>
          column.notNull().defaultTo("accepted").check(sql`state in ('accepted', 'quarantined')`),
        )
        .addColumn("quarantine_reason", "text")
        .addColumn("score", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("recipient", "text")
        .execute();
      await db.schema
        .createIndex("request_by_state")
        .on("request")
        .columns(["state", "created_at"])
        .execute();
      await db.schema
        .createTable("mail")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("request_id", "text", (column) => column.references("request.id").onDelete("cascade"))
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("message_id", "text", (column) => column.notNull().unique())
        .addColumn("recipient", "text")
        .addColumn("payload", "text")
        .addColumn("state", "text", (column) =>
          column.notNull().check(sql`state in ('pending', 'sent', 'dead')`),
        )
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
        .addColumn("lease_until", "bigint", (column) => column.notNull())
        .addColumn("fence", "integer", (column) => column.notNull())
        .addColumn("last_error", "text")
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("sent_at", "bigint")
        .addColumn("alarm_id", "text")
        .addUniqueConstraint("one_mail_of_a_kind", ["request_id", "kind"])
        .execute();
      await db.schema.createIndex("mail_by_state").on("mail").columns(["state", "next_attempt_at"]).execute();
      await db.schema
        .createTable("used_solution")
        .addColumn("hash", "text", (column) => column.primaryKey())
        .addColumn("expires_at", "bigint", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("event_count")
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("count", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("one_count_a_day", ["day", "name"])
        .execute();
      await db.schema
        .createTable("health")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("checked_at", "bigint", (column) => column.notNull())
        .execute();
    },
  },
  "0002-policy-reports": {
    async up(db) {
      await db.schema
        .createTable("policy_report")
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("directive", "text", (column) => column.notNull())
        .addColumn("blocked", "text", (column) => column.notNull())
        .addColumn("page", "text", (column) => column.notNull())
        .addColumn("count", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("one_report_a_day", ["day", "directive", "blocked", "page"])
        .execute();
    },
  },
  "0003-digests-and-age": {
    async up(db) {
      await db.schema.alterTable("request").addColumn("digest_id", "text").execute();
      // Finds the age of the oldest pending mail without reading them all.
      await db.schema.createIndex("mail_by_age").on("mail").columns(["state", "created_at"]).execute();
    },
  },
  "0004-no-counters": {
    async up(db) {
      await db.schema.dropTable("policy_report").execute();
      await db.schema.dropTable("event_count").execute();
    },
  },
  "0005-leads-and-deliveries": {
    async up(db) {
      for (const index of ["request_by_state", "mail_by_state", "mail_by_age"]) {
        await db.schema.dropIndex(index).execute();
      }
      await db.schema.alterTable("request").renameTo("lead").execute();
      await db.schema.alterTable("mail").renameTo("delivery").execute();
      await db.schema.alterTable("delivery").renameColumn("request_id", "lead_id").execute();
      await db.schema.createIndex("lead_by_state").on("lead").columns(["state", "created_at"]).execute();
      await db.schema
        .createIndex("delivery_by_state")
        .on("delivery")
        .columns(["state", "next_attempt_at"])
        .execute();
      await db.schema
        .createIndex("delivery_by_age")
        .on("delivery")
        .columns(["state", "created_at"])
        .execute();
    },
  },
  "0006-handling-of-leads": {
    async up(db) {
      await db.schema.alterTable("lead").renameColumn("quarantine_reason", "signals").execute();
      for (const column of ["verdict", "reminder_id", "service", "promise", "source"]) {
        await db.schema.alterTable("lead").addColumn(column, "text").execute();
      }
      for (const column of ["answered_at", "erase_at"]) {
        await db.schema.alterTable("lead").addColumn(column, "bigint").execute();
      }
      // Older leads could not be marked as answered, so they get no reminder.
      await sql`update lead set reminder_id = 'before-reminders'`.execute(db);
      await db.schema
        .createIndex("lead_unanswered")
        .on("lead")
        .column("created_at")
        .where(sql.ref("answered_at"), "is", null)
        .where(sql.ref("reminder_id"), "is", null)
        .execute();
      await db.schema
        .createTable("secret")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("used_link")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("lead_id", "text", (column) => column.notNull())
        .addColumn("used_at", "bigint", (column) => column.notNull())
        .addColumn("expires_at", "bigint", (column) => column.notNull())
        .addColumn("undo", "text", (column) => column.notNull())
        .execute();
    },
  },
  "0007-steady-clock": {
    async up(db) {
      await db.schema
        .createTable("retention")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("ran_at", "bigint", (column) => column.notNull())
        .addColumn("steady_since", "bigint", (column) => column.notNull())
        .execute();
    },
  },
  "0008-no-proofs-of-work": {
    async up(db) {
      await db.schema.dropTable("used_solution").execute();
    },
  },
  "0009-order-of-deliveries": {
    async up(db) {
      await db.schema
        .alterTable("delivery")
        .addColumn("priority", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
      await sql`update delivery set priority = case
        when kind in ('agency', 'triage') then 0 when kind = 'acknowledgement' then 2 else 1 end`.execute(db);
      await db.schema.dropIndex("delivery_by_state").execute();
      await db.schema
        .createIndex("delivery_by_state")
        .on("delivery")
        .columns(["state", "priority", "next_attempt_at"])
        .execute();
    },
  },
  "0010-no-used-links": {
    async up(db) {
      await db.schema.dropTable("used_link").execute();
    },
  },
  "0011-uptime": {
    async up(db) {
      await db.schema.dropTable("retention").execute();
      await db.schema
        .createTable("retention")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("uptime", "bigint", (column) => column.notNull())
        .execute();
      await db.schema.alterTable("lead").addColumn("expired_at_uptime", "bigint").execute();
    },
  },
  "0012-desk": {
    async up(db: Kysely<Tables>) {
      await db.schema
        .createTable("lead_search")
        .addColumn("lead_id", "text", (column) =>
          column.primaryKey().references("lead.id").onDelete("cascade"),
        )
        .addColumn("words", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("lead_change")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("lead_id", "text", (column) => column.notNull().references("lead.id").onDelete("cascade"))
        .addColumn("at", "bigint", (column) => column.notNull())
        .addColumn("who", "text", (column) => column.notNull())
        .addColumn("action", "text", (column) => column.notNull())
        .addColumn("note", "text")
        .execute();
      await db.schema.createIndex("change_by_lead").on("lead_change").column("lead_id").execute();
      await db.schema
        .createTable("desk_key")
        .addColumn("hash", "text", (column) => column.primaryKey())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("address", "text", (column) => column.notNull())
        .addColumn("device", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("used_at", "bigint", (column) => column.notNull())
        .execute();
      for (let last = ""; ; ) {
        const leads = await db
          .selectFrom("lead")
          .select(["id", "name", "email", "company", "phone", "project_type", "budget", "message"])
          .where("id", ">", last)
          .orderBy("id")
          .limit(200)
          .execute();
        if (leads.length === 0) return;
        const words = leads.map((lead) => ({ lead_id: lead.id, words: searchWords(lead) }));
        await db.insertInto("lead_search").values(words).execute();
        last = leads.at(-1)?.id ?? "";
      }
    },
  },
};
