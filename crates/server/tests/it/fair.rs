//! Deals that phones make together, at real sockets.

use fair::verify;
use server::Config;
use wire::{ClientIn, ClientOut, Intent, Seal, SeatId, TermsView};

use crate::harness::{Phone, TestJournal, TestServer, token};

/// A phone that takes part: it is awake, seals its numbers and keeps what it hears.
struct Fair {
    phone: Phone,
    you: SeatId,
    code: String,
    /// The last that was said of the deal.
    round: u32,
    asking: Option<TermsView>,
    proofs: Vec<(u32, String)>,
}

impl Fair {
    async fn sits_down(server: &TestServer, code: &str, number: u8) -> Self {
        Self::enters(server, code, number, Some(format!("Player {number}"))).await
    }

    async fn enters(server: &TestServer, code: &str, number: u8, name: Option<String>) -> Self {
        let mut phone = server.phone(code).await;
        let enter = ClientIn::Enter {
            protocol: Some(wire::PROTOCOL),
            token: token(number),
            name,
            key: None,
            avatar: None,
            seen: None,
            fair: true,
            bot: false,
        };
        phone.send(&enter).await;
        let mut fair = Self {
            phone,
            you: SeatId(0),
            code: code.to_owned(),
            round: 0,
            asking: None,
            proofs: Vec::new(),
        };
        fair.until(|fair, frame| {
            if let ClientOut::Welcome { you, .. } = frame {
                fair.you = *you;
            }
            matches!(frame, ClientOut::Fair { .. })
        })
        .await;
        fair.phone.send(&ClientIn::Ping { soon: true }).await;
        fair
    }

    async fn until(&mut self, done: impl Fn(&mut Self, &ClientOut) -> bool) {
        loop {
            let frame = self.phone.hear().await;
            match &frame {
                ClientOut::Fair { round, asking } => {
                    (self.round, self.asking) = (*round, asking.clone());
                }
                ClientOut::Proof { round, text } => {
                    self.proofs.retain(|(of, _)| of != round);
                    self.proofs.push((*round, text.clone()));
                }
                _ => {}
            }
            if done(self, &frame) {
                return;
            }
        }
    }

    fn number(&self, attempt: u8) -> wire::Secret128 {
        let seat = u8::try_from(self.you.0).expect("few seats");
        let round = u8::try_from(self.round).expect("few rounds");
        wire::Secret128::from_bytes([seat * 16 + round * 4 + attempt; 16])
    }

    async fn seal(&mut self) {
        let seals = [1, 2, 3].map(|attempt| {
            let number = self.number(attempt).to_hex();
            let seal = fair::seal(&self.code, self.round, attempt, self.you.0, &number);
            Seal::from_bytes(seal.0)
        });
        let round = self.round;
        self.phone.send(&ClientIn::Seal { round, seals }).await;
        // A sign of life is answered after what came before it.
        self.phone.send(&ClientIn::Ping { soon: true }).await;
        self.until(|_, frame| matches!(frame, ClientOut::Time { .. }))
            .await;
    }

    async fn is_asked(&mut self) -> TermsView {
        self.until(|fair, _| fair.asking.is_some()).await;
        self.asking.clone().expect("just asked")
    }

    /// Nobody is asked for a number of this round any more.
    async fn is_over(&mut self, round: u32) {
        let is_over = |fair: &Self| fair.round > round && fair.asking.is_none();
        if !is_over(self) {
            self.until(|fair, _| is_over(fair)).await;
        }
    }

    async fn unseal(&mut self) {
        let attempt = self.is_asked().await.attempt;
        let unseal = ClientIn::Unseal {
            round: self.round,
            attempt,
            number: self.number(attempt),
        };
        self.phone.send(&unseal).await;
    }

    /// The proof of a round, once it has such a line.
    async fn proof_with(&mut self, round: u32, line: &str) -> String {
        let has = |fair: &Self| {
            let proof = fair.proofs.iter().find(|(of, _)| *of == round);
            proof.is_some_and(|(_, text)| text.lines().any(|it| it.starts_with(line)))
        };
        if !has(self) {
            self.until(|fair, _| has(fair)).await;
        }
        let proof = self.proofs.iter().find(|(of, _)| *of == round);
        proof.expect("just found").1.clone()
    }
}

async fn table_of(server: &TestServer, players: u8) -> (String, Vec<Fair>) {
    let code = server.open_table().await;
    let mut phones = Vec::new();
    for number in 1..=players {
        phones.push(Fair::sits_down(server, &code, number).await);
    }
    (code, phones)
}

async fn seal_all(phones: &mut [Fair]) {
    for phone in phones {
        phone.seal().await;
    }
}

async fn start(host: &mut Fair) {
    let intent = Intent::StartRound {};
    host.phone.send(&ClientIn::Intent { n: 1, intent }).await;
}

/// Without the places behind the print, which phones know from their packs, all but these can be checked.
fn is_sound(proof: &str) {
    let report = verify(proof.as_bytes()).expect("a proof");
    let failed = report
        .checks
        .iter()
        .find(|check| check.outcome == fair::Outcome::Fails);
    assert!(failed.is_none(), "{failed:?} in {proof}");
}

#[tokio::test]
async fn phones_deal_together_and_the_server_opens_its_number_at_the_end() {
    let server = TestServer::start();
    let (_, mut phones) = table_of(&server, 4).await;
    seal_all(&mut phones).await;
    start(&mut phones[0]).await;
    for phone in &mut phones {
        phone.unseal().await;
    }
    for phone in &mut phones {
        let proof = phone.proof_with(1, "dealt|proved").await;
        assert!(!proof.contains("open|cards|"));
        phone.is_over(1).await;
    }
    let intent = Intent::AbortRound { round: 1 };
    phones[0]
        .phone
        .send(&ClientIn::Intent { n: 2, intent })
        .await;
    let proof = phones[3].proof_with(1, "open|cards|").await;
    is_sound(&proof);
}

#[tokio::test]
async fn whoever_comes_while_numbers_are_told_sits_down_after_the_deal() {
    let server = TestServer::start();
    let (code, mut phones) = table_of(&server, 3).await;
    seal_all(&mut phones).await;
    start(&mut phones[0]).await;
    phones[0].is_asked().await;
    let mut late = server.phone(&code).await;
    late.try_enter(token(9), Some("Late")).await;
    for phone in &mut phones {
        phone.unseal().await;
    }
    let seated = late.seated().await;
    assert_eq!(seated.table.seats.len(), 4);
    assert!(!seated.table.seats[3].playing, "dealt in after all");
    phones[1].proof_with(1, "dealt|proved").await;
}

#[tokio::test]
async fn a_silent_phone_is_left_out_of_the_next_attempt() {
    let server = TestServer::start();
    let (_, mut phones) = table_of(&server, 3).await;
    seal_all(&mut phones).await;
    start(&mut phones[0]).await;
    phones[0].unseal().await;
    phones[1].unseal().await;
    for phone in &mut phones[..2] {
        phone
            .until(|fair, _| {
                fair.asking
                    .as_ref()
                    .is_some_and(|asking| asking.attempt == 2)
            })
            .await;
    }
    for phone in &mut phones[..2] {
        let unseal = ClientIn::Unseal {
            round: 1,
            attempt: 2,
            number: phone.number(2),
        };
        phone.phone.send(&unseal).await;
    }
    let proof = phones[2].proof_with(1, "dealt|proved").await;
    assert!(proof.contains("\nabandoned|missing|3\n") && proof.contains("\nseat|3|missed\n"));
}

#[tokio::test]
async fn phones_that_are_not_awake_are_not_asked() {
    let server = TestServer::start();
    let (_, mut phones) = table_of(&server, 3).await;
    seal_all(&mut phones).await;
    // A page that is hidden takes its promise back.
    phones[2].phone.send(&ClientIn::Ping { soon: false }).await;
    phones[2]
        .until(|_, frame| matches!(frame, ClientOut::Time { .. }))
        .await;
    start(&mut phones[0]).await;
    let asked = phones[0].is_asked().await;
    assert_eq!(asked.asked, [phones[0].you, phones[1].you]);
    assert!(asked.terms.contains("\nseat|3|asleep\n"));
}

#[tokio::test]
async fn after_a_crash_the_same_numbers_of_the_server_go_on() {
    let server = TestServer::start();
    let (code, mut phones) = table_of(&server, 3).await;
    seal_all(&mut phones).await;
    start(&mut phones[0]).await;
    let before = phones[0].is_asked().await;
    phones[0].unseal().await;
    drop(phones);
    let server = server.restart().await;
    let mut phones = Vec::new();
    for number in 1..=3 {
        phones.push(Fair::enters(&server, &code, number, None).await);
    }
    for phone in &mut phones {
        let asking = phone.asking.clone().expect("still asked");
        assert_eq!((asking.attempt, &asking.terms), (1, &before.terms));
        let unseal = ClientIn::Unseal {
            round: 1,
            attempt: 1,
            number: phone.number(1),
        };
        phone.phone.send(&unseal).await;
    }
    phones[2].proof_with(1, "dealt|proved").await;
}

#[tokio::test]
async fn phones_at_two_servers_deal_together() {
    let journal = TestJournal::shared();
    let servers = [(); 2].map(|()| TestServer::on(journal.clone(), Config::default()));
    let code = servers[0].open_table().await;
    let mut phones = Vec::new();
    for number in 1..=4 {
        let server = &servers[usize::from(number) % 2];
        phones.push(Fair::sits_down(server, &code, number).await);
    }
    seal_all(&mut phones).await;
    start(&mut phones[0]).await;
    for phone in &mut phones {
        phone.unseal().await;
    }
    let mut told = Vec::new();
    for phone in &mut phones {
        let proof = phone.proof_with(1, "dealt|proved").await;
        let numbers = proof
            .lines()
            .filter(|line| line.starts_with("number|"))
            .count();
        assert_eq!(numbers, 4);
        told.push(proof);
    }
    told.dedup();
    assert_eq!(told.len(), 1, "all were shown the same");
}
