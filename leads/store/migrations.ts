import { type ColumnDefinitionBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";

const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ofLead = (column: ColumnDefinitionBuilder) => column.references("lead.id").onDelete("cascade");

/** Applied in order of their names; never change one that has been released. */
export const migrations: Record<string, Migration> = {
  "0001-leads-and-deliveries": {
    async up({ schema }) {
      await schema
        .createTable("lead")
        .addColumn("id", "text", key)
        .addColumn("created_at", "bigint", required)
        .addColumn("idempotency_key", "text", (column) => column.unique())
        .addColumn("language", "text", required)
        .addColumn("name", "text", required)
        .addColumn("email", "text", required)
        .addColumn("company", "text", required)
        .addColumn("phone", "text", required)
        .addColumn("project_type", "text", required)
        .addColumn("budget", "text", required)
        .addColumn("message", "text", required)
        .addColumn("state", "text", (column) =>
          column.notNull().check(sql`state in ('accepted', 'quarantined')`),
        )
        .addColumn("signals", "text")
        .addColumn("score", "integer", required)
        .addColumn("recipient", "text")
        .addColumn("daily_id", "text")
        .addColumn("verdict", "text")
        .addColumn("answered_at", "bigint")
        .addColumn("erase_at", "bigint")
        .addColumn("service", "text")
        .addColumn("promise", "text")
        .addColumn("source", "text")
        .addColumn("status", "text", (column) =>
          column
            .generatedAlwaysAs(sql`case
              when erase_at is not null then 'erasing'
              when verdict = 'spam' then 'spam'
              when answered_at is not null then 'answered'
              when verdict is null and (state = 'quarantined' or signals is not null) then 'suspect'
              else 'new' end`)
            .stored(),
        )
        .execute();
      await schema.createIndex("lead_by_state").on("lead").columns(["state", "created_at"]).execute();
      await schema
        .createIndex("lead_unanswered")
        .on("lead")
        .column("created_at")
        .where(sql.ref("answered_at"), "is", null)
        .execute();
      await schema
        .createTable("lead_search")
        .addColumn("lead_id", "text", (column) => ofLead(column.primaryKey()))
        .addColumn("words", "text", required)
        .execute();
      await schema
        .createTable("lead_change")
        .addColumn("id", "text", key)
        .addColumn("lead_id", "text", (column) => ofLead(column.notNull()))
        .addColumn("at", "bigint", required)
        .addColumn("who", "text", required)
        .addColumn("action", "text", required)
        .addColumn("note", "text")
        .execute();
      await schema.createIndex("change_by_lead").on("lead_change").column("lead_id").execute();
      await schema
        .createTable("delivery")
        .addColumn("id", "text", key)
        .addColumn("lead_id", "text", ofLead)
        .addColumn("kind", "text", required)
        .addColumn("message_id", "text", (column) => column.notNull().unique())
        .addColumn("state", "text", (column) =>
          column.notNull().check(sql`state in ('pending', 'sent', 'dead')`),
        )
        .addColumn("priority", "integer", required)
        .addColumn("attempts", "integer", required)
        .addColumn("next_attempt_at", "bigint", required)
        .addColumn("lease_until", "bigint", required)
        .addColumn("fence", "integer", required)
        .addColumn("last_error", "text")
        .addColumn("created_at", "bigint", required)
        .addColumn("sent_at", "bigint")
        .addColumn("daily_id", "text")
        .addUniqueConstraint("one_delivery_of_a_kind", ["lead_id", "kind"])
        .execute();
      await schema
        .createIndex("delivery_by_state")
        .on("delivery")
        .columns(["state", "priority", "next_attempt_at"])
        .execute();
      // Finds the age of the oldest pending delivery without reading them all.
      await schema.createIndex("delivery_by_age").on("delivery").columns(["state", "created_at"]).execute();
      await schema
        .createTable("desk_key")
        .addColumn("hash", "text", key)
        .addColumn("kind", "text", required)
        .addColumn("address", "text", required)
        .addColumn("created_at", "bigint", required)
        .addColumn("used_at", "bigint", required)
        .execute();
      await schema
        .createTable("secret")
        .addColumn("name", "text", key)
        .addColumn("value", "text", required)
        .execute();
      await schema
        .createTable("retention")
        .addColumn("id", "integer", key)
        .addColumn("day", "text", required)
        .execute();
      await schema
        .createTable("health")
        .addColumn("id", "integer", key)
        .addColumn("checked_at", "bigint", required)
        .execute();
    },
  },

  "0002-links-of-one-browser": {
    async up({ schema }) {
      await schema.alterTable("desk_key").addColumn("browser", "text").execute();
      await schema.alterTable("desk_key").addColumn("delivery_id", "text").execute();
    },
  },
};
