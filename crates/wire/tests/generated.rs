//! The committed TypeScript types, limits and JSON Schema are exactly what these types generate.
//! `UPDATE_GENERATED=1 cargo test -p wire` writes them anew.

use std::{env, fmt::Debug, fs, path::Path};

use schemars::{JsonSchema, schema_for};
use ts_rs::TS;

const HEAD: &str =
    "// Generated from crates/wire by `UPDATE_GENERATED=1 cargo test -p wire`. Do not edit.\n\n";

#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is wanted")]
struct Protocol {
    client_in: wire::ClientIn,
    client_out: wire::ClientOut,
    table_view: wire::TableView,
    chronicle: wire::Chronicle,
    pack: wire::pack::Pack,
    packs: Vec<wire::pack::PackLine>,
    pack_faults: Vec<wire::pack::PackFault>,
    ruleset: wire::Ruleset,
}

macro_rules! declarations {
    ($($path:ty),* $(,)?) => {
        [$(format!("export {}", <$path>::decl(&ts_rs::Config::new()))),*].join("\n\n")
    };
}

#[test]
fn typescript_types_are_fresh() {
    let body = declarations![
        wire::SeatId,
        wire::Secret128,
        wire::Seal,
        wire::TermsView,
        wire::Refusal,
        wire::ruleset::Players,
        wire::ruleset::Theme,
        wire::ruleset::DurationStep,
        wire::ruleset::StarterFirst,
        wire::ruleset::StarterNext,
        wire::ruleset::AboutLocation,
        wire::ruleset::QuestionRules,
        wire::ruleset::AccuseWho,
        wire::ruleset::AccuseResolution,
        wire::ruleset::AccuseRules,
        wire::ruleset::VoteEligible,
        wire::ruleset::AccuserVote,
        wire::ruleset::VoteThreshold,
        wire::ruleset::VoteOrder,
        wire::ruleset::VoteBallots,
        wire::ruleset::VoteClock,
        wire::ruleset::VoteRules,
        wire::ruleset::GuessRules,
        wire::ruleset::TimeUpProcedure,
        wire::ruleset::Deciders,
        wire::ruleset::TimeUpRules,
        wire::ruleset::BonusTo,
        wire::ruleset::ScoreRules,
        wire::ruleset::TieBreak,
        wire::ruleset::LimitRules,
        wire::ruleset::Ruleset,
        wire::GameId,
        wire::RulesetId,
        wire::VariantId,
        wire::Asking,
        wire::Parameter,
        wire::HouseRules,
        wire::PlacesChoice,
        wire::Attribute,
        wire::Character,
        wire::Bot,
        wire::Skill,
        wire::BotSettings,
        wire::Phrase,
        wire::Occasion,
        wire::Remark,
        wire::SpySettings,
        wire::CaptainsSettings,
        wire::DeckChoice,
        wire::NotebookSettings,
        wire::Settings,
        wire::RoundIntent,
        wire::SpyIntent,
        wire::CaptainsIntent,
        wire::NotebookIntent,
        wire::Intent,
        wire::Offer,
        wire::Can,
        wire::CardView,
        wire::PageView,
        wire::SpySeatView,
        wire::CaptainsSeatView,
        wire::NotebookSeatView,
        wire::SeatRoundView,
        wire::SeatView,
        wire::Phase,
        wire::TimerView,
        wire::TurnView,
        wire::VoteKind,
        wire::VoteView,
        wire::ChanceKind,
        wire::ChanceView,
        wire::BallotView,
        wire::WaitView,
        wire::VoidReason,
        wire::Ending,
        wire::RoleView,
        wire::PointsView,
        wire::StandingView,
        wire::LineKind,
        wire::LineView,
        wire::Reason,
        wire::Earned,
        wire::SpyResultView,
        wire::SpyRoundView,
        wire::CaptainView,
        wire::StepView,
        wire::NamedView,
        wire::NamingView,
        wire::CaptainResultView,
        wire::AgentResultView,
        wire::CaptainsEnding,
        wire::CaptainsResultView,
        wire::CaptainsRoundView,
        wire::EvidenceView,
        wire::NotebookStepView,
        wire::ChipView,
        wire::NotebookEnding,
        wire::NotebookResultView,
        wire::NotebookRoundView,
        wire::RoundView,
        wire::SeatPublicView,
        wire::Tally,
        wire::Happened,
        wire::Happening,
        wire::FitView,
        wire::PersonView,
        wire::LastTimeView,
        wire::TableView,
        wire::PlayerView,
        wire::BoardView,
        wire::PulseView,
        wire::Chair,
        wire::VoteTale,
        wire::SpyTale,
        wire::CaptainTale,
        wire::CaptainsTale,
        wire::NotebookTale,
        wire::Told,
        wire::RoundTale,
        wire::Chronicle,
        wire::Farewell,
        wire::Reach,
        wire::Seen,
        wire::ClientIn,
        wire::ClientOut,
        wire::pack::Language,
        wire::pack::Text,
        wire::pack::Role,
        wire::pack::Place,
        wire::pack::Pack,
        wire::pack::PackLine,
        wire::pack::FaultId,
        wire::pack::PackFault,
    ];
    same_as_committed("web/src/lib/wire/wire.ts", &format!("{HEAD}{body}\n"));
}

#[test]
fn limits_are_fresh() {
    let line = |(name, meaning, value): &(&str, &[&str], &(dyn Debug + Sync))| {
        format!(
            "/**{} */\nexport const {name} = {value:?};\n",
            meaning.concat()
        )
    };
    let body: Vec<_> = wire::limits::ALL.iter().map(line).collect();
    same_as_committed(
        "web/src/lib/wire/limits.ts",
        &(HEAD.to_owned() + &body.join("\n")),
    );
}

#[test]
fn json_schema_is_fresh() {
    let schema = serde_json::to_string_pretty(&schema_for!(Protocol)).expect("a schema is JSON");
    same_as_committed("docs/protocol.schema.json", &(schema + "\n"));
}

fn same_as_committed(path: &str, fresh: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path);
    if env::var_os("UPDATE_GENERATED").is_some() {
        fs::create_dir_all(file.parent().expect("a file has a folder")).expect("folder");
        fs::write(&file, fresh).expect("write");
    }
    let committed = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        committed == fresh,
        "{path} is stale: run `UPDATE_GENERATED=1 cargo test -p wire`"
    );
}
